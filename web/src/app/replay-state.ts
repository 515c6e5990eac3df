import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Verdict } from '@hopcode/engine/verdict';
import type { Message, Printed, Problem, ShownPrint } from '../features/play/run/run-view.ts';
import type { PlaybackListener } from '../stage/playback/playback.ts';

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

export const NOTHING_YET: ReplayState = {
  phase: 'idle',
  asking: undefined,
  printed: [],
  scores: [],
  message: undefined,
  problem: undefined,
  verdict: undefined,
};

/** What was printed, each piece with its place as its id. */
export const numbered = (printed: readonly Printed[]): ShownPrint[] =>
  printed.map((piece, index) => ({ ...piece, id: index + 1 }));

/** What the picture tells while it plays, as changes of what the screen shows. */
export const changesByPlaying = (
  change: (next: (before: ReplayState) => ReplayState) => void,
  end: Timeline['end'],
  onLine: (line: number | undefined) => void,
): PlaybackListener => ({
  onLine: (line) => onLine(line),
  onPrint: ({ stream, text }) =>
    change((before) => ({ ...before, printed: numbered([...before.printed, { stream, text }]) })),
  onSay: ({ channel, text }) => {
    // What is spoken has its bubble and what is asked its box.
    if (channel !== 'speak' && channel !== 'ask')
      change((before) => ({ ...before, message: { channel, text } }));
  },
  onScore: (goal, score) =>
    change((before) => {
      const scores = [...before.scores];
      while (scores.length < goal) scores.push(0);
      scores[goal] = score;
      return { ...before, scores };
    }),
  onEnd: () => {
    onLine(undefined);
    if (end.status === 'question')
      change((before) => ({ ...before, asking: { question: end.question, prompt: end.prompt } }));
  },
});
