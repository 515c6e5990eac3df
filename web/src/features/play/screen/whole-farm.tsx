import { ZoomIn } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './whole-farm.module.css';

/** A button over the farm on small screens. It switches between a part of the farm and the whole farm. */
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
