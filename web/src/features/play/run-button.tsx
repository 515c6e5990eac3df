import { Button, Loader } from '@mantine/core';
import { Play, Square } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import type { Phase } from './execution.ts';
import classes from './run-button.module.css';
import { RUN_KEYS } from './run-key.ts';

type Props = {
  readonly phase: Phase;
  readonly onRun: () => void;
  readonly onStop: () => void;
  /** Why no program may be run now. A press still says so, with the way out. */
  readonly blocked?: string | undefined;
};

const ICON = { size: 20, strokeWidth: 2.4 } as const;

type StopProps = {
  readonly sign: ReactNode;
  readonly onClick: (event: MouseEvent) => void;
  readonly busy?: boolean;
};

const StopButton = ({ sign, onClick, busy }: StopProps) => {
  const t = useWords();
  return (
    <Button className={classes.run} color="berry" leftSection={sign} onClick={onClick} aria-busy={busy}>
      {t('play.run.stop')}
    </Button>
  );
};

/** Run, running, Stop, stopping: one button in four states (game.md section 2, 'Code editor panel'). */
export const RunButton = ({ phase, onRun, onStop, blocked }: Props) => {
  const t = useWords();
  // Small children click twice: the second click would stop what the first has started.
  const stopOnce = (event: MouseEvent) => {
    if (event.detail < 2) onStop();
  };
  const spinner = <Loader size={20} color="currentColor" aria-hidden />;
  // A press stops what is on its way: the square says so to those who see, the title to those who do not.
  const stoppable = (
    <span className={classes.stoppable}>
      <Loader size={24} color="currentColor" aria-hidden />
      <Square size={9} fill="currentColor" aria-hidden />
    </span>
  );
  switch (phase.status) {
    case 'idle':
    case 'ended':
      return (
        <Button
          className={classes.run}
          leftSection={<Play {...ICON} />}
          onClick={onRun}
          aria-keyshortcuts={RUN_KEYS}
          aria-disabled={blocked !== undefined || undefined}
          title={blocked}
        >
          {t('play.run.run')}
        </Button>
      );
    case 'starting':
      // Once there is nothing else to wait for than Python, the button says what a press does.
      if (phase.awaited && !phase.waking) return <StopButton sign={stoppable} onClick={stopOnce} busy />;
      return (
        <Button
          className={classes.run}
          leftSection={stoppable}
          onClick={stopOnce}
          aria-busy
          title={t('play.run.stop')}
        >
          {phase.waking ? t('play.run.starting') : t('play.run.running')}
        </Button>
      );
    case 'running':
    case 'asking':
      return <StopButton sign={<Square {...ICON} size={18} fill="currentColor" />} onClick={stopOnce} />;
    case 'stopping':
      return (
        <Button
          className={classes.run}
          color="berry"
          leftSection={spinner}
          aria-busy
          aria-disabled
          title={t('play.run.resetting')}
        >
          {t('play.run.stopping')}
        </Button>
      );
  }
};
