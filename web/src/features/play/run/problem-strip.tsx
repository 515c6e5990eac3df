import { CircleAlert } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import classes from './problem-strip.module.css';
import type { ProblemWords } from './problem-words.ts';

type Props = { readonly words: ProblemWords | undefined; readonly onGoTo: (line: number) => void };

/** Line and words of an error under the code, because some people cannot see the mark in the gutter. */
export const ProblemStrip = ({ words, onGoTo }: Props) => {
  const t = useWords();
  if (!words) return null;
  const { line, message, explanation } = words;
  return (
    <div className={classes.strip}>
      <CircleAlert size={20} strokeWidth={2.4} aria-hidden />
      {line === undefined ? null : (
        <button type="button" onClick={() => onGoTo(line)}>
          {t('play.problem.line', { line })}
        </button>
      )}
      <span dir="auto">{explanation ? `${explanation.sentence} ${explanation.next}` : message}</span>
    </div>
  );
};
