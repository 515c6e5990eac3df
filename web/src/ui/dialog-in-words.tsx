import { X } from 'lucide-react';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './dialog-in-words.module.css';
import { IconButton } from './icon-button.tsx';

type Props = { readonly words: string; readonly onClose: () => void };

/** Replaces a dialog that could not be loaded: shows text at the bottom of the window until the user closes it. */
export const DialogInWords = ({ words, onClose }: Props) => {
  const t = useWords();
  return (
    <div className={classes.notice}>
      <bdi>{words}</bdi>
      <IconButton label={t('dialog.close')} icon={<X size={20} strokeWidth={2.4} />} onClick={onClose} />
    </div>
  );
};
