import { CircleAlert } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import classes from './result-again.module.css';

type Props = { readonly onOpen: () => void };

/** A button that opens the closed card of the last run again. */
export const ResultAgain = ({ onOpen }: Props) => {
  const t = useWords('play');
  return (
    <button type="button" className={classes.again} onClick={onOpen}>
      <CircleAlert size={20} strokeWidth={2.4} aria-hidden />
      <bdi>{t('play:card.again')}</bdi>
    </button>
  );
};
