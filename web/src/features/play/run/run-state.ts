import type { RunEnd } from '@hopcode/engine/formats/timeline';
import type { Verdict } from '@hopcode/engine/verdict';
import type { Printed } from '../../../stage/playback/printed.ts';
import type { Problem, RunResult } from './run-result.ts';

/**
 * Where a run is (game.md section 4, 'Execution'). `starting`: Run was pressed, Python works and the character walks
 * back; `awaited` once it is back and Python still works. `running`: the timeline plays; `working` while Python works
 * on the rest of it after an answer. `asking`: the program waits for an answer. `stopping`: Stop was pressed and Python
 * still works. `ended`: the result is on the screen.
 */
export type Phase =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly waking: boolean; readonly awaited: boolean }
  | { readonly status: 'running'; readonly working: boolean }
  | { readonly status: 'asking'; readonly question: 'ask' | 'input'; readonly prompt: string }
  | { readonly status: 'stopping' }
  | { readonly status: 'ended'; readonly end: RunEnd; readonly complete: boolean };

/** A piece of output with a number of its own. */
export type ShownPrint = Printed & { readonly id: number };

/** What a message box shows: a text that the program read, wrote or displayed (game.md section 2, 'Play screen'). */
export type Message = { readonly channel: 'read' | 'write' | 'display'; readonly text: string };

/** A run, and what the screen shows of it. The play screen and the replay for a teacher both read this state. */
export type RunState = {
  readonly phase: Phase;
  /** Runs that were started on this visit of the level. */
  readonly runs: number;
  /** The farm of the level that is on the stage: 0 is the shown one. */
  readonly farm: number;
  /** What the program did on that farm, from the moment in which its timeline begins to play. */
  readonly result: RunResult | undefined;
  readonly printed: readonly ShownPrint[];
  readonly message: Message | undefined;
  /** Score per goal, in the order of the level's goals. */
  readonly scores: readonly number[];
  /** What the learner is told at the end of the run. It stays marked in the program until the program is edited. */
  readonly problem: Problem | undefined;
  readonly problemOpen: boolean;
  /** The verdict of a program that ended well but left goals open. */
  readonly missed: Verdict | undefined;
  /** The good news of a complete level; `left` when it has led to another page, which is on its way. */
  readonly celebration: 'none' | 'open' | 'closed' | 'left';
};

const NOTHING_SHOWN: Omit<RunState, 'phase' | 'runs'> = {
  farm: 0,
  result: undefined,
  printed: [],
  message: undefined,
  scores: [],
  problem: undefined,
  problemOpen: false,
  missed: undefined,
  celebration: 'none',
};

export const NOT_STARTED: RunState = { phase: { status: 'idle' }, runs: 0, ...NOTHING_SHOWN };

/** Everything that can happen to a run, by name, with what is known of it. */
type Payloads = {
  'run-pressed': { readonly waking: boolean };
  'python-woke': unknown;
  'python-awaited': unknown;
  /** The rest of a run after an answer, and a run on another farm, begin a timeline too. */
  'timeline-began': { readonly result: RunResult };
  printed: { readonly printed: Printed };
  'message-shown': { readonly message: Message };
  scored: { readonly goal: number; readonly score: number };
  /** The picture is at the end of the timeline. */
  'playback-ended': unknown;
  'question-asked': unknown;
  'question-answered': unknown;
  /** The program did what it should, and now another farm of the level is on the stage. */
  'farm-shown': { readonly farm: number };
  'stop-pressed': unknown;
  stopped: unknown;
  'run-ended': unknown;
  'level-reset': unknown;
  /** A program was not started. */
  'problem-found': { readonly problem: Problem };
  'problem-closed': unknown;
  'message-closed': unknown;
  'notice-closed': unknown;
  celebrated: unknown;
  'celebration-closed': unknown;
  'celebration-left': unknown;
  'code-edited': unknown;
  /** Another moment of the run is shown: what was printed until then, and the scores then. */
  'moment-shown': { readonly printed: readonly Printed[]; readonly scores: readonly number[] };
};

type EventName = keyof Payloads;
type EventNamed<Name extends EventName> = { [N in Name]: { readonly type: N } & Payloads[N] }[Name];
export type RunEvent = EventNamed<EventName>;

/** Pieces of output that stay on the screen; a program may print more. */
const PRINTED_LIMIT = 2000;

/** Whether a program is on its way: navigation and reset wait for its end. */
export const isBusy = ({ phase }: Pick<RunState, 'phase'>): boolean =>
  phase.status !== 'idle' && phase.status !== 'ended';

/** Whether Stop would do something. */
export const canStop = ({ phase }: Pick<RunState, 'phase'>): boolean =>
  phase.status === 'starting' || phase.status === 'running' || phase.status === 'asking';

const withScore = (scores: readonly number[], goal: number, score: number): readonly number[] => {
  const next = scores.slice();
  // Goals that have no score yet have 0.
  while (next.length < goal) next.push(0);
  next[goal] = score;
  return next;
};

/** The end of a run: a problem, the goals it left open, or nothing more to tell. */
const endedWith = ({ end, complete, problem, verdict }: RunResult): Partial<RunState> => {
  const phase: Phase = { status: 'ended', end, complete };
  if (problem) return { phase, problem, problemOpen: true };
  return complete || verdict.goals.length === 0 ? { phase } : { phase, missed: verdict };
};

type Change<Name extends EventName> = (
  state: RunState,
  event: EventNamed<Name>,
) => RunState | Partial<RunState>;

/**
 * What each event changes. An event that does not fit the phase answers the state itself. An event without a row does
 * not compile.
 */
const CHANGES: { readonly [Name in EventName]: Change<Name> } = {
  'run-pressed': (state, { waking }) =>
    isBusy(state)
      ? state
      : { ...NOTHING_SHOWN, phase: { status: 'starting', waking, awaited: false }, runs: state.runs + 1 },
  'python-woke': (state) => {
    const { phase, problem } = state;
    if (problem?.kind === 'no-python') return NOTHING_SHOWN;
    return phase.status === 'starting' && phase.waking ? { phase: { ...phase, waking: false } } : state;
  },
  'python-awaited': (state) =>
    state.phase.status === 'starting' && !state.phase.awaited
      ? { phase: { ...state.phase, awaited: true } }
      : state,
  'timeline-began': (state, { result }) =>
    state.phase.status === 'starting' || state.phase.status === 'running'
      ? { phase: { status: 'running', working: false }, result }
      : state,
  printed: ({ printed }, event) => {
    const id = (printed.at(-1)?.id ?? 0) + 1;
    return { printed: [...printed, { ...event.printed, id }].slice(-PRINTED_LIMIT) };
  },
  'message-shown': (_, { message }) => ({ message }),
  scored: ({ scores }, { goal, score }) => ({ scores: withScore(scores, goal, score) }),
  // Only the verdict judges variables: the counters of their goals were 0 until now.
  'playback-ended': (state) =>
    state.result?.end.status === 'finished'
      ? { scores: state.result.verdict.goals.map(({ score }) => score) }
      : state,
  'question-asked': (state) => {
    const end = state.result?.end;
    return state.phase.status === 'running' && end?.status === 'question'
      ? { phase: { status: 'asking', question: end.question, prompt: end.prompt } }
      : state;
  },
  'question-answered': (state) =>
    state.phase.status === 'asking' ? { phase: { status: 'running', working: true } } : state,
  'farm-shown': (_, { farm }) => ({ ...NOTHING_SHOWN, farm }),
  'stop-pressed': (state) => (canStop(state) ? { phase: { status: 'stopping' } } : state),
  stopped: (state) => (state.phase.status === 'stopping' ? { phase: { status: 'idle' } } : state),
  'run-ended': (state) =>
    state.phase.status === 'running' && state.result ? endedWith(state.result) : state,
  'level-reset': (state) => ({
    ...NOTHING_SHOWN,
    phase: isBusy(state) ? state.phase : { status: 'idle' },
  }),
  'problem-found': (_, { problem }) => ({ problem, problemOpen: true }),
  'problem-closed': () => ({ problemOpen: false }),
  'message-closed': () => ({ message: undefined }),
  'notice-closed': () => ({ missed: undefined }),
  celebrated: () => ({ celebration: 'open', problem: undefined, problemOpen: false }),
  'celebration-closed': () => ({ celebration: 'closed' }),
  'celebration-left': () => ({ celebration: 'left' }),
  // A mark at a line that may be another line by now would mislead.
  'code-edited': (state) =>
    state.problem === undefined && state.missed === undefined
      ? state
      : { problem: undefined, problemOpen: false, missed: undefined },
  'moment-shown': (_, { printed, scores }) => ({
    printed: printed.slice(-PRINTED_LIMIT).map((piece, index) => ({ ...piece, id: index + 1 })),
    scores,
    message: undefined,
    missed: undefined,
  }),
};

/** The state after an event; the same object when nothing changes. */
export const runStateAfter = <Name extends EventName>(state: RunState, event: EventNamed<Name>): RunState => {
  const changes = CHANGES[event.type](state, event);
  return changes === state ? state : { ...state, ...changes };
};
