import type { Level } from '@hopcode/engine/formats/level';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { python } from '../../../lib/python.ts';
import type { Speed } from '../../../lib/speed.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import type { RunSaves } from '../run/run-flow.ts';
import { REPLAY_RULES } from '../run/run-rules.ts';
import type { RunState } from '../run/run-state.ts';
import { useRun } from '../run/use-run.ts';

type Options = {
  readonly level: Level;
  readonly code: string;
  readonly speed: Speed;
  readonly stage: RefObject<StageHandle | null>;
  readonly onLine: (line: number | undefined) => void;
};

const saveNothing = (): RunSaves => ({ saveStarted: async () => true, saveComplete: () => {} });

/** Whether Python is working on the program while the picture has nothing new to show. */
export const isWorking = ({ phase }: Pick<RunState, 'phase'>): boolean =>
  phase.status === 'starting' || (phase.status === 'running' && phase.working);

/**
 * Runs another person's program in the page's isolated worker, and plays it on a stage with time travel. It saves
 * nothing, and the run is not counted.
 */
export const useReplay = ({ level, code, speed, stage, onLine }: Options) => {
  const { state, travel, dispatch, run, answer } = useRun({
    farms: [level],
    code,
    speed,
    stage,
    showLine: onLine,
    createSaves: saveNothing,
    rules: REPLAY_RULES,
  });
  const hasRun = useRef(false);
  // After a worker has run another person's program, it must run nothing else. `useRun` ends the run itself.
  useEffect(
    () => () => {
      if (!hasRun.current) return;
      hasRun.current = false;
      python.foreign();
    },
    [],
  );
  return {
    state,
    travel,
    play: useCallback(() => {
      hasRun.current = true;
      run();
    }, [run]),
    answer,
    closeMessage: useCallback(() => dispatch({ type: 'message-closed' }), [dispatch]),
  };
};
