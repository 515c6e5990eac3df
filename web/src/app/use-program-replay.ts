import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { problemAtEnd } from '../features/play/run/run-end.ts';
import type { Answer } from '../features/play/run/run-flow.ts';
import { createTimeTravel } from '../features/play/time/time-travel.ts';
import { python } from '../lib/python.ts';
import type { StageHandle } from '../stage/stage.tsx';
import { changesByPlaying, NOTHING_YET, numbered } from './replay-state.ts';

type Options = {
  readonly level: Level;
  readonly code: string;
  readonly stage: RefObject<StageHandle | null>;
  readonly onLine: (line: number | undefined) => void;
};

/** One run, and its re-runs with the answers to its questions. */
type Run = { readonly answers: Answer[]; played: number };

/** With the page the run ends, and the worker that has run a strange program is used for nothing else. */
const useStopWithPage = (current: RefObject<Run | undefined>): void => {
  useEffect(
    () => () => {
      if (current.current === undefined) return;
      current.current = undefined;
      python.stop();
      python.foreign();
    },
    [current],
  );
};

/**
 * Runs somebody else's program in the page's isolated worker and plays what it does on a stage whose time can be
 * travelled. Nothing is saved and nothing is counted.
 */
export const useProgramReplay = ({ level, code, stage, onLine }: Options) => {
  const [state, setState] = useState(NOTHING_YET);
  const [travel] = useState(createTimeTravel);
  const current = useRef<Run>(undefined);
  useStopWithPage(current);

  useEffect(
    () =>
      travel.connect({
        playback: () => stage.current?.playback(),
        onMove: ({ line, printed, scores }) => {
          onLine(line);
          setState((before) => ({ ...before, printed: numbered(printed), scores, message: undefined }));
        },
        onReplayed: () => onLine(undefined),
      }),
    [travel, stage, onLine],
  );

  const show = useCallback(
    (run: Run, timeline: Timeline): void => {
      const { end, verdict } = timeline;
      const isOver = end.status !== 'question';
      // After a question only the new part is played. A shorter timeline means that the program took another turn.
      const from = run.played <= timeline.events.length ? run.played : 0;
      run.played = timeline.events.length;
      setState((before) => ({
        ...(from === 0 ? NOTHING_YET : before),
        phase: 'shown',
        problem: problemAtEnd(timeline, code, level, python.state() === 'dead'),
        verdict: isOver ? verdict : undefined,
      }));
      const listener = travel.follow(timeline, code, changesByPlaying(setState, end, onLine));
      stage.current?.play(timeline, { ...listener, from });
    },
    [code, level, onLine, stage, travel],
  );

  const execute = useCallback(
    async (run: Run): Promise<void> => {
      setState((before) => ({ ...before, phase: 'working', asking: undefined }));
      const timeline = await python.run({ code, level, answers: [...run.answers] });
      if (current.current === run) show(run, timeline);
    },
    [code, level, show],
  );

  return {
    state,
    travel,
    play: useCallback(() => {
      const run: Run = { answers: [], played: 0 };
      current.current = run;
      stage.current?.reset();
      void execute(run);
    }, [execute, stage]),
    answer: useCallback(
      (answer: Answer) => {
        const run = current.current;
        if (!run) return;
        run.answers.push(answer);
        void execute(run);
      },
      [execute],
    ),
    closeMessage: useCallback(() => setState((before) => ({ ...before, message: undefined })), []),
  };
};
