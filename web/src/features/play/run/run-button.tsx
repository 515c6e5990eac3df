import { Button, Loader } from '@mantine/core';
import { Play, Square } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import classes from './run-button.module.css';
import { RUN_KEYS } from './run-key.ts';
import type { Phase } from './run-state.ts';

type Props = {
  readonly phase: Phase;
  readonly onRun: () => void;
  readonly onStop: () => void;
  /** Why no program may run now; undefined if a program may run. A click still shows this reason. */
  readonly blocked?: string | undefined;
};

const ICON = { size: 20, strokeWidth: 2.4 } as const;

/** The look and the action of the button in a phase of the run. */
type Face = {
  readonly words: string;
  readonly sign: ReactNode;
  readonly tone?: 'berry';
  readonly onClick?: (event: MouseEvent) => void;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly title?: string | undefined;
};

/** A key that is held down would stop the run that its first press started. */
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/**
 * One button with four states: Run, running, Stop, stopping (game.md section 2, 'Code editor panel'). It is the same
 * element in all states, so a user who starts a program with the keyboard can stop it there.
 */
export const RunButton = ({ phase, onRun, onStop, blocked }: Props) => {
  const t = useWords();
  // Small children click twice, and the second click would undo the first. Only this second click is ignored. Quick
  // taps also count as one series of clicks, although the program may have ended between two of them.
  const [rowBeganWithStop, setRowBeganWithStop] = useState(false);
  const stopOnce = ({ detail }: MouseEvent): void => {
    if (detail > 1) return;
    setRowBeganWithStop(true);
    onStop();
  };
  const runOnce = ({ detail }: MouseEvent): void => {
    if (detail > 1 && rowBeganWithStop) return;
    setRowBeganWithStop(false);
    onRun();
  };
  // A click stops the run. The square shows this, and the title says it to screen readers.
  const stoppable = (
    <span className={classes.stoppable}>
      <Loader size={24} color="currentColor" aria-hidden />
      <Square size={9} fill="currentColor" aria-hidden />
    </span>
  );
  const faceOf = (): Face => {
    switch (phase.status) {
      case 'idle':
      case 'ended':
        return {
          words: t('play.run.run'),
          sign: <Play {...ICON} />,
          onClick: runOnce,
          disabled: blocked !== undefined,
          title: blocked,
        };
      case 'starting': {
        const starting = { sign: stoppable, onClick: stopOnce, busy: true };
        // While the run only waits for Python, the button says what a click will do.
        if (phase.awaited && !phase.waking) return { ...starting, words: t('play.run.stop'), tone: 'berry' };
        const words = phase.waking ? t('play.run.starting') : t('play.run.running');
        return { ...starting, words, title: t('play.run.stop') };
      }
      case 'running':
      case 'asking':
        return {
          words: t('play.run.stop'),
          sign: <Square {...ICON} size={18} fill="currentColor" />,
          tone: 'berry',
          onClick: stopOnce,
        };
      case 'stopping':
        return {
          words: t('play.run.stopping'),
          sign: <Loader size={20} color="currentColor" aria-hidden />,
          tone: 'berry',
          busy: true,
          disabled: true,
          title: `${t('play.run.restarting')} ${t('play.run.resetting')}`,
        };
    }
  };
  const { words, sign, tone, onClick, busy, disabled, title } = faceOf();
  const runs = phase.status === 'idle' || phase.status === 'ended';
  return (
    <Button
      className={classes.run}
      data-run
      {...(tone && { color: tone })}
      leftSection={sign}
      onClick={onClick}
      onKeyDown={ignoreHeldKey}
      aria-keyshortcuts={runs ? RUN_KEYS : undefined}
      aria-busy={busy}
      aria-disabled={disabled || undefined}
      title={title}
    >
      {words}
    </Button>
  );
};
