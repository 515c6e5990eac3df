import { ZoomIn } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './whole-farm.module.css';

/** Over the farm of a small screen: changes between the farm near and the whole farm. */
export const WholeFarm = ({ onSwap }: { readonly onSwap: () => void }) => {
  const t = useWords('play');
  return (
    <div className={classes.place} data-over-farm>
      <IconButton
        label={t('play:wholeFarm')}
        icon={<ZoomIn size={20} strokeWidth={2.4} />}
        onClick={onSwap}
      />
    </div>
  );
};
