import { MessageCircleQuestion } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import classes from './answer-note.module.css';

type Props = {
  /** Scrolls to the question. */
  readonly onGo: () => void;
};

/** A note beside the code. It says that the program has asked a question that is not visible now. */
export const AnswerNote = ({ onGo }: Props) => {
  const t = useWords('play');
  return (
    <button type="button" className={classes.note} onClick={onGo}>
      <MessageCircleQuestion size={20} strokeWidth={2.4} aria-hidden />
      <bdi>{t('play:question.waits')}</bdi>
    </button>
  );
};
