import { Button } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ProblemWords } from '../run/problem-words.ts';
import classes from './problem-dialog.module.css';

type Props = {
  /** The words to show; undefined closes the dialog. */
  readonly words: ProblemWords | undefined;
  /** The farm on which the problem occurred; 0 is the first. */
  readonly farm: number;
  readonly onClose: () => void;
  readonly onGoToLine: (line: number) => void;
  /** Called after the dialog was closed to continue with the program. */
  readonly onTryAgain: () => void;
};

/** Shows an error: its last line, and the whole trace folded (game.md section 8, 'Execution'). */
export const ProblemDialog = ({ words: current, farm, onClose, onGoToLine, onTryAgain }: Props) => {
  const t = useWords();
  const language = useLanguage();
  // Keeps the words while the dialog fades out.
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const words = current ?? last;
  const line = words?.line;
  /**
   * The line to go to, or the cursor. Stays until the next closing: a dialog that is gone must not take the focus back from the line.
   */
  const [wanted, setWanted] = useState<number | 'cursor'>();
  const goToWanted = () => {
    if (wanted === 'cursor') onTryAgain();
    else if (wanted !== undefined) onGoToLine(wanted);
  };
  const close = () => {
    setWanted(undefined);
    onClose();
  };
  const leaveFor = (place: number | 'cursor') => (): void => {
    setWanted(place);
    onClose();
  };
  return (
    <Dialog
      opened={current !== undefined}
      onClose={close}
      returnsFocus={wanted === undefined}
      onClosed={goToWanted}
      title={words?.title}
      size={520}
      actions={
        <>
          {line === undefined ? null : (
            <Button variant="default" onClick={leaveFor(line)}>
              {t('play.problem.goToLine', { line })}
            </Button>
          )}
          <Button onClick={leaveFor('cursor')} data-autofocus>
            {t('play.problem.tryAgain')}
          </Button>
        </>
      }
    >
      {farm > 0 ? (
        <p className={classes.farm}>{t('play.farms.failed', { number: formatNumber(language, farm + 1) })}</p>
      ) : null}
      {words?.explanation ? (
        <div className={classes.explanation}>
          <h3>{words.explanation.title}</h3>
          <p>{words.explanation.sentence}</p>
          <p>{words.explanation.next}</p>
          {words.trace === undefined ? null : (
            <p className={classes.python} dir="ltr">
              {words.message}
            </p>
          )}
        </div>
      ) : (
        <p className={classes.message} dir="auto">
          {words?.message}
        </p>
      )}
      {words?.trace === undefined || words.trace === '' ? null : (
        <details className={classes.trace}>
          <summary>
            <ChevronDown size={18} strokeWidth={2.4} aria-hidden /> {t('play.problem.trace')}
          </summary>
          <pre dir="ltr">{words.trace}</pre>
        </details>
      )}
    </Dialog>
  );
};
