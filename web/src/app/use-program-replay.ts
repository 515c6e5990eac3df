import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Verdict } from '@hopcode/engine/verdict';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { problemAtEnd } from '../features/play/run-end.ts';
import type { Answer } from '../features/play/run-flow.ts';
import type { Message, Printed, Problem, ShownPrint } from '../features/play/run-view.ts';
import { createTimeTravel } from '../features/play/time/time-travel.ts';
import { python } from '../lib/python.ts';
import type { StageHandle } from '../stage/stage.tsx';

type Question = { readonly question: 'ask' | 'input'; readonly prompt: string };

/** What the screen shows of a program that is played again. */
export type ReplayState = {
  /** `working`: Python has the program and the picture has nothing to show yet. */
  readonly phase: 'idle' | 'working' | 'shown';
  readonly asking: Question | undefined;
  readonly printed: readonly ShownPrint[];
  readonly scores: readonly number[];
  readonly message: Message | undefined;
  /** Known as soon as Python is done: whoever looks for an error need not wait for the picture. */
  readonly problem: Problem | undefined;
  readonly verdict: Verdict | undefined;
};

const NOTHING_YET: ReplayState = {
  phase: 'idle',
  asking: undefined,
  printed: [],
  scores: [],
  message: undefined,
  problem: undefined,
  verdict: undefined,
};

const numbered = (printed: readonly Printed[]): ShownPrint[] =>
  printed.map((piece, index) => ({ ...piece, id: index + 1 }));

type Options = {
  readonly level: Level;
  readonly code: string;
  readonly stage: RefObject<StageHandle | null>;
  readonly onLine: (line: number | undefined) => void;
};

/** One run, and its re-runs with the answers to its questions. */
type Run = { readonly answers: Answer[]; played: number };

/**
 * Runs somebody else's program in the page's isolated worker and plays what it does on a stage whose time can be
 * travelled. Nothing is saved and nothing is counted. A worker that has run it is not used for anything else.
 */
export const useProgramReplay = ({ level, code, stage, onLine }: Options) => {
  const [state, setState] = useState(NOTHING_YET);
  const [travel] = useState(createTimeTravel);
  const current = useRef<Run>(undefined);

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

  useEffect(
    () => () => {
      if (current.current === undefined) return;
      current.current = undefined;
      python.stop();
      python.foreign();
    },
    [],
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
      const listener = travel.follow(timeline, code, {
        onLine: (line) => onLine(line),
        onPrint: ({ stream, text }) =>
          setState((before) => ({ ...before, printed: numbered([...before.printed, { stream, text }]) })),
        onSay: ({ channel, text }) => {
          // What is spoken has its bubble and what is asked its box.
          if (channel !== 'speak' && channel !== 'ask')
            setState((before) => ({ ...before, message: { channel, text } }));
        },
        onScore: (goal, score) =>
          setState((before) => {
            const scores = [...before.scores];
            while (scores.length < goal) scores.push(0);
            scores[goal] = score;
            return { ...before, scores };
          }),
        onEnd: () => {
          onLine(undefined);
          if (end.status === 'question')
            setState((before) => ({ ...before, asking: { question: end.question, prompt: end.prompt } }));
        },
      });
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
