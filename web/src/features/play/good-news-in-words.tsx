import { X } from 'lucide-react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './missed-goals.module.css';

type Props = { readonly onClose: () => void };

/** That a level is complete, where the dialog that says so could not be fetched. */
export const GoodNewsInWords = ({ onClose }: Props) => {
  const t = useWords();
  return (
    <div className={classes.notice}>
      <p className={classes.title}>
        <bdi>{t('play.announce.complete')}</bdi>
      </p>
      <IconButton label={t('dialog.close')} icon={<X size={20} strokeWidth={2.4} />} onClick={onClose} />
    </div>
  );
};
