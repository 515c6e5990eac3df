import { Button } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './problem-dialog.module.css';
import { problemWords } from './problem-words.ts';
import type { Problem } from './run-view.ts';

type Props = {
  /** The problem to show; undefined closes the dialog. */
  readonly problem: Problem | undefined;
  readonly onClose: () => void;
  readonly onGoToLine: (line: number) => void;
};

/** An error: its last line, and the whole trace folded away (game.md section 8, 'Execution'). */
export const ProblemDialog = ({ problem, onClose, onGoToLine }: Props) => {
  const t = useWords();
  // While the dialog fades out, its words stay.
  const [last, setLast] = useState(problem);
  if (problem && problem !== last) setLast(problem);
  const words = last ? problemWords(last, t) : undefined;
  const line = words?.line;
  return (
    <Dialog
      opened={problem !== undefined}
      onClose={onClose}
      title={words?.title}
      size={520}
      actions={
        <>
          {line === undefined ? null : (
            <Button
              variant="default"
              onClick={() => {
                onClose();
                onGoToLine(line);
              }}
            >
              {t('play.problem.goToLine', { line })}
            </Button>
          )}
          <Button onClick={onClose} data-autofocus>
            {t('play.problem.tryAgain')}
          </Button>
        </>
      }
    >
      <p className={classes.message} dir="auto">
        {words?.message}
      </p>
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
