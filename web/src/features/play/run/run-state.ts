import type { RunEnd } from '@hopcode/engine/formats/timeline';
import type { Verdict } from '@hopcode/engine/verdict';
import type { Printed } from '../../../stage/playback/printed.ts';
import type { Problem, RunResult } from './run-result.ts';

/**
 * The phase of a run (game.md section 4, 'Execution'). `starting`: Run was pressed. Python is working, and the
 * character returns to its start. `awaited` is true if the character has returned and Python is still working.
 * `running`: the timeline is playing. `working` is true while Python computes the rest after an answer. `asking`: the
 * program is waiting for an answer. `stopping`: Stop was pressed and Python is still working. `ended`: the result is on
 * the screen.
 */
export type Phase =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly waking: boolean; readonly awaited: boolean }
  | { readonly status: 'running'; readonly working: boolean }
  | { readonly status: 'asking'; readonly question: 'ask' | 'input'; readonly prompt: string }
  | { readonly status: 'stopping' }
  | { readonly status: 'ended'; readonly end: RunEnd; readonly complete: boolean };

/** An answer to `ask()` or `input()`. */
export type Answer = string | boolean;

/** A piece of output with a unique number. */
export type ShownPrint = Printed & { readonly id: number };

/** The content of a message box: text that the program read, wrote or displayed (game.md section 2, 'Play screen'). */
export type Message = {
  readonly channel: 'read' | 'write' | 'display';
  readonly text: string;
  /** Whether the helper's command caused it. */
  readonly byHelper?: true;
};

/** A run that has ended. `times` is 1 plus the number of equal runs directly before it. */
export type EndedRun = {
  readonly program: string;
  readonly answers: readonly Answer[];
  readonly times: number;
};

/** A run, and what the screen shows about it. The play screen and the replay for a teacher both read this state. */
export type RunState = {
  readonly phase: Phase;
  /** How many runs have started since the learner opened the level. */
  readonly runs: number;
  /** How many times the learner has reset the level since opening it. */
  readonly resets: number;
  /** The program of this run. */
  readonly program: string;
  /** The learner's answers to the questions of this run, in order. */
  readonly answers: readonly Answer[];
  /** The last run that ended, and how many runs in a row have had the same program and answers. */
  readonly ended: EndedRun | undefined;
  /** The index of the farm on the stage; 0 is the first farm. */
  readonly farm: number;
  /** What the program did on that farm. It is set when its timeline starts to play. */
  readonly result: RunResult | undefined;
  readonly printed: readonly ShownPrint[];
  readonly message: Message | undefined;
  /** The score for each goal, in the order of the level's goals. */
  readonly scores: readonly number[];
  /** The problem at the end of the run. The mark in the program stays until the learner edits the program. */
  readonly problem: Problem | undefined;
  /** The verdict of a program that ended without an error but did not meet all goals. */
  readonly missed: Verdict | undefined;
  /** Whether the card about the problem, or about the unmet goals, is open. */
  readonly cardOpen: boolean;
  /**
   * The state of the success dialog of a complete level. `left` means that the learner has pressed its link to another
   * page, and that page is not visible yet.
   */
  readonly celebration: 'none' | 'open' | 'closed' | 'left';
};

const NOTHING_SHOWN: Omit<RunState, 'phase' | 'runs' | 'resets' | 'program' | 'answers' | 'ended'> = {
  farm: 0,
  result: undefined,
  printed: [],
  message: undefined,
  scores: [],
  problem: undefined,
  missed: undefined,
  cardOpen: false,
  celebration: 'none',
};

export const NOT_STARTED: RunState = {
  phase: { status: 'idle' },
  runs: 0,
  resets: 0,
  program: '',
  answers: [],
  ended: undefined,
  ...NOTHING_SHOWN,
};

/** All events of a run: the data of each event, by the event's name. */
type Payloads = {
  'run-pressed': { readonly waking: boolean; readonly program: string };
  'python-woke': unknown;
  'python-awaited': unknown;
  /** Also sent for the rest of a run after an answer, and for a run on another farm of the level. */
  'timeline-began': { readonly result: RunResult };
  printed: { readonly printed: Printed };
  'message-shown': { readonly message: Message };
  scored: { readonly goal: number; readonly score: number };
  /** The picture has reached the end of the timeline. */
  'playback-ended': unknown;
  'question-asked': unknown;
  'question-answered': { readonly answer: Answer };
  /** The program has completed one farm, and now another farm of the level is on the stage. */
  'farm-shown': { readonly farm: number };
  'stop-pressed': unknown;
  stopped: unknown;
  'run-ended': unknown;
  'level-reset': unknown;
  /** A program was refused, so it did not start. */
  'problem-found': { readonly problem: Problem };
  'card-opened': unknown;
  'card-closed': unknown;
  'message-closed': unknown;
  celebrated: unknown;
  'celebration-closed': unknown;
  'celebration-left': unknown;
  'code-edited': unknown;
  /** The screen shows another moment of the run, with the output until then and the scores at that time. */
  'moment-shown': { readonly printed: readonly Printed[]; readonly scores: readonly number[] };
};

type EventName = keyof Payloads;
type EventNamed<Name extends EventName> = { [N in Name]: { readonly type: N } & Payloads[N] }[Name];
export type RunEvent = EventNamed<EventName>;

/** Maximum number of pieces of output on the screen. A program may print more. */
const PRINTED_LIMIT = 2000;

/** Whether a program is running. Navigation and reset must wait for its end. */
export const isBusy = ({ phase }: Pick<RunState, 'phase'>): boolean =>
  phase.status !== 'idle' && phase.status !== 'ended';

/** Whether Stop has an effect. */
export const canStop = ({ phase }: Pick<RunState, 'phase'>): boolean =>
  phase.status === 'starting' || phase.status === 'running' || phase.status === 'asking';

const withScore = (scores: readonly number[], goal: number, score: number): readonly number[] => {
  const next = scores.slice();
  // A goal that has no score yet gets 0.
  while (next.length < goal) next.push(0);
  next[goal] = score;
  return next;
};

/** The state at the end of a run. The run may have a problem, unmet goals, or neither. */
const endedWith = ({ end, complete, problem, verdict }: RunResult): Partial<RunState> => {
  const phase: Phase = { status: 'ended', end, complete };
  if (problem) return { phase, problem, cardOpen: true };
  return complete || verdict.goals.length === 0 ? { phase } : { phase, missed: verdict, cardOpen: true };
};

const endedAfter = ({ program, answers, ended }: RunState): EndedRun => {
  const isSame =
    ended?.program === program &&
    ended.answers.length === answers.length &&
    answers.every((answer, at) => answer === ended.answers[at]);
  return { program, answers, times: isSame ? ended.times + 1 : 1 };
};

type Change<Name extends EventName> = (
  state: RunState,
  event: EventNamed<Name>,
) => RunState | Partial<RunState>;

/**
 * What each event changes in the state. If an event does not fit the phase, its function returns the same state. If an
 * event is missing here, the code does not compile.
 */
const CHANGES: { readonly [Name in EventName]: Change<Name> } = {
  'run-pressed': (state, { waking, program }) =>
    isBusy(state)
      ? state
      : {
          ...NOTHING_SHOWN,
          phase: { status: 'starting', waking, awaited: false },
          runs: state.runs + 1,
          program,
          answers: [],
        },
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
  // Only the verdict judges variables, so the goals for variables had a score of 0 until now.
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
  'question-answered': (state, { answer }) =>
    state.phase.status === 'asking'
      ? { phase: { status: 'running', working: true }, answers: [...state.answers, answer] }
      : state,
  'farm-shown': (_, { farm }) => ({ ...NOTHING_SHOWN, farm }),
  'stop-pressed': (state) => (canStop(state) ? { phase: { status: 'stopping' } } : state),
  stopped: (state) => (state.phase.status === 'stopping' ? { phase: { status: 'idle' } } : state),
  'run-ended': (state) =>
    state.phase.status === 'running' && state.result
      ? { ...endedWith(state.result), ended: endedAfter(state) }
      : state,
  'level-reset': (state) => ({
    ...NOTHING_SHOWN,
    resets: state.resets + 1,
    ended: undefined,
    phase: isBusy(state) ? state.phase : { status: 'idle' },
  }),
  'problem-found': (_, { problem }) => ({ problem, missed: undefined, cardOpen: true }),
  'card-opened': (state) =>
    state.problem === undefined && state.missed === undefined ? state : { cardOpen: true },
  'card-closed': () => ({ cardOpen: false }),
  'message-closed': () => ({ message: undefined }),
  celebrated: () => ({ celebration: 'open', problem: undefined, missed: undefined, cardOpen: false }),
  'celebration-closed': () => ({ celebration: 'closed' }),
  'celebration-left': () => ({ celebration: 'left' }),
  // After an edit, the mark could be on the wrong line.
  'code-edited': (state) =>
    state.problem === undefined && state.missed === undefined
      ? state
      : { problem: undefined, missed: undefined, cardOpen: false },
  'moment-shown': (_, { printed, scores }) => ({
    printed: printed.slice(-PRINTED_LIMIT).map((piece, index) => ({ ...piece, id: index + 1 })),
    scores,
    message: undefined,
  }),
};

/** The state after an event. If nothing changes, this is the same object. */
export const runStateAfter = <Name extends EventName>(state: RunState, event: EventNamed<Name>): RunState => {
  const changes = CHANGES[event.type](state, event);
  return changes === state ? state : { ...state, ...changes };
};
