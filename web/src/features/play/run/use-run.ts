import type { Level } from '@hopcode/engine/formats/level';
import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { python } from '../../../lib/python.ts';
import { paceOf, type Speed } from '../../../lib/speed.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { untilNoDialog } from '../../../ui/open-dialogs.ts';
import { looksBack } from '../time/looks-back.ts';
import { createTimeTravel, type TimeTravel } from '../time/time-travel.ts';
import { createRunFlow, type RunFlow, type RunSaves } from './run-flow.ts';
import type { RunRules } from './run-rules.ts';
import { createRunStage } from './run-stage.ts';
import { type Answer, NOT_STARTED, type RunEvent, runStateAfter } from './run-state.ts';

type Options = {
  /** The shown farm, then the other ones on which the same program must work. */
  readonly farms: readonly [Level, ...Level[]];
  readonly code: string;
  readonly speed: Speed;
  readonly stage: RefObject<StageHandle | null>;
  /** Marks the line of the program that is running. With undefined, removes the mark. */
  readonly showLine: (line: number | undefined) => void;
  /** If this function changes, the current run ends. */
  readonly createSaves: () => RunSaves;
  /** Called when the learner goes back in time in a run that has not completed the level. */
  readonly onLookedBack?: () => void;
  /** Must be the same object on every call. */
  readonly rules: RunRules;
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Time travel through the last played timeline, shown on the stage and in the program. */
const useTravel = (
  latest: RefObject<Pick<Options, 'stage' | 'showLine' | 'onLookedBack'>>,
  dispatch: (event: RunEvent) => void,
): TimeTravel => {
  const [travel] = useState(createTimeTravel);
  useEffect(
    () =>
      travel.connect({
        playback: () => latest.current.stage.current?.playback(),
        onMove: ({ line, printed, scores }) => {
          latest.current.showLine(line);
          dispatch({ type: 'moment-shown', printed, scores });
          if (looksBack(travel.snapshot())) latest.current.onLookedBack?.();
        },
        onReplayed: () => {
          latest.current.showLine(undefined);
          dispatch({ type: 'playback-ended' });
        },
      }),
    [travel, latest, dispatch],
  );
  return travel;
};

/** Connects a run to Python and to a stage, and returns its state for React. The run is a learner's own or a replay. */
export const useRun = (options: Options) => {
  const { createSaves, rules } = options;
  const [state, dispatch] = useReducer(runStateAfter, NOT_STARTED);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const travel = useTravel(latest, dispatch);
  const flow = useRef<RunFlow>(undefined);
  useEffect(() => {
    const showLine = (line: number | undefined): void => latest.current.showLine(line);
    const stage = createRunStage({ stage: () => latest.current.stage.current, travel, dispatch, showLine });
    const created = createRunFlow({
      rules,
      farms: () => latest.current.farms,
      code: () => latest.current.code,
      pace: () => paceOf(latest.current.speed),
      python,
      stage,
      showLine,
      ...createSaves(),
      dispatch,
      undisturbed: untilNoDialog,
      wait,
    });
    flow.current = created;
    return () => created.dispose();
  }, [createSaves, rules, travel]);

  return {
    state,
    travel,
    dispatch,
    run: useCallback((code?: string) => void flow.current?.run(code), []),
    stop: useCallback(() => flow.current?.stop(), []),
    answer: useCallback((answer: Answer) => void flow.current?.answer(answer), []),
  };
};
