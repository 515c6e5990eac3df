import type { Level } from '@hopcode/engine/formats/level';
import { useQueryClient } from '@tanstack/react-query';
import {
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { useProgressStore } from '../../../lib/progress/progress-context.tsx';
import { python } from '../../../lib/python.ts';
import { paceOf, type Speed } from '../../../lib/speed.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { untilNoDialog } from '../../../ui/open-dialogs.ts';
import { useBackOnline } from '../../../ui/use-back-online.ts';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { createTimeTravel, type TimeTravel } from '../time/time-travel.ts';
import { type Execution, type ExecutionEvent, executionAfter, NOT_STARTED } from './execution.ts';
import { type Answer, createRunFlow, type RunFlow } from './run-flow.ts';
import { fetchRunParts } from './run-parts.ts';
import { createRunSaves } from './run-saves.ts';
import type { Python } from './run-show.ts';
import { createTheatre } from './run-theatre.ts';
import { EMPTY_VIEW, type RunView, type RunViewEvent, viewAfter } from './run-view.ts';

type State = { readonly execution: Execution; readonly view: RunView };
type Event = ExecutionEvent | RunViewEvent;

const VIEW_EVENTS: ReadonlySet<string> = new Set<RunViewEvent['type']>([
  'view-cleared',
  'farm-shown',
  'printed',
  'message-shown',
  'message-closed',
  'scored',
  'moment-shown',
  'problem-found',
  'problem-closed',
  'goals-missed',
  'notice-closed',
  'celebrated',
  'celebration-closed',
  'celebration-left',
  'code-edited',
]);

const isViewEvent = (event: Event): event is RunViewEvent => VIEW_EVENTS.has(event.type);

const stateAfter = ({ execution, view }: State, event: Event): State =>
  isViewEvent(event)
    ? { execution, view: viewAfter(view, event) }
    : { execution: executionAfter(execution, event), view };

type Options = {
  readonly address: LevelAddress;
  /** The shown farm, then those on which the same program has to work too. */
  readonly farms: readonly [Level, ...Level[]];
  readonly code: string;
  readonly speed: Speed;
  readonly stage: RefObject<StageHandle | null>;
  readonly editor: RefObject<EditorHandle | null>;
  /** When the program was saved that the server has of this level; null for none. */
  readonly savedAt: string | null;
  /** The server has refused a save with this status; answers whether that ends the run. */
  readonly onRefused: (status: number) => boolean;
};

const PYTHON: Python = {
  run: (request) => python.run(request),
  stop: () => python.stop(),
  isReady: () => python.state() === 'ready',
  isAway: () => python.state() === 'dead',
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Whether Python is awake; says when it is, and fetches what a run will show once it is. Python that could not be
 * started comes with the network; from then on `isMissed`, what was said of it, is over.
 */
const useAwakePython = (tell: (event: Event) => void, isMissed: boolean): boolean => {
  const state = useSyncExternalStore(python.subscribe, python.state);
  useEffect(() => {
    if (state === 'ready' || state === 'running') tell({ type: 'python-woke' });
  }, [state, tell]);
  const isAwake = state === 'ready' || state === 'running';
  // Whoever comes from a page without a level has no Python yet.
  useEffect(() => python.start(), []);
  useBackOnline(python.start);
  useEffect(() => {
    if (isAwake && isMissed) tell({ type: 'view-cleared' });
  }, [isAwake, isMissed, tell]);
  useEffect(() => {
    if (!isAwake) return;
    const leave = new AbortController();
    void fetchRunParts(leave.signal);
    return () => leave.abort();
  }, [isAwake]);
  return isAwake;
};

/** Time travel over what was played last, shown on the stage and in the editor. */
const useTravel = (
  latest: RefObject<Pick<Options, 'stage' | 'editor'>>,
  tell: (event: RunViewEvent) => void,
): TimeTravel => {
  const [travel] = useState(createTimeTravel);
  useEffect(
    () =>
      travel.connect({
        playback: () => latest.current.stage.current?.playback(),
        onMove: ({ line, printed, scores }) => {
          latest.current.editor.current?.showLine(line);
          tell({ type: 'moment-shown', printed, scores });
        },
        onReplayed: (scores) => {
          latest.current.editor.current?.showLine(undefined);
          for (const [goal, score] of scores.entries()) tell({ type: 'scored', goal, score });
        },
      }),
    [travel, latest, tell],
  );
  return travel;
};

/** Joins the course of a run to Python, stage, editor and progress, as React state. */
export const useRun = (options: Options) => {
  const progress = useProgressStore();
  const outbox = useOutbox();
  const [state, tell] = useReducer(stateAfter, { execution: NOT_STARTED, view: EMPTY_VIEW });
  const latest = useRef({ ...options, runs: 0 });
  useEffect(() => {
    latest.current = { ...options, runs: state.execution.runs };
  });

  const travel = useTravel(latest, tell);
  const flow = useRef<RunFlow>(undefined);
  const queries = useQueryClient();
  useEffect(() => {
    const saves = createRunSaves({
      progress,
      outbox,
      address: () => latest.current.address,
      savedAt: () => latest.current.savedAt,
      onRefused: (status) => latest.current.onRefused(status),
      // What the course shows may depend on it: chapters that open one after the other.
      onCompleted: (courseId) => void queries.invalidateQueries({ queryKey: ['course', courseId] }),
    });
    const created = createRunFlow({
      farms: () => latest.current.farms,
      code: () => latest.current.code,
      runs: () => latest.current.runs,
      pace: () => paceOf(latest.current.speed),
      python: PYTHON,
      theatre: createTheatre({
        stage: () => latest.current.stage.current,
        travel,
        // The stage has the farm before anything is played on it.
        showFarm: (farm) => flushSync(() => tell({ type: 'farm-shown', farm })),
      }),
      showLine: (line) => latest.current.editor.current?.showLine(line),
      ...saves,
      tell,
      undisturbed: untilNoDialog,
      wait,
    });
    flow.current = created;
    return () => created.dispose();
  }, [progress, outbox, travel, queries]);

  const isAwake = useAwakePython(tell, state.view.problem?.kind === 'no-python');

  return {
    isAwake,
    execution: state.execution,
    view: state.view,
    travel,
    tell,
    run: useCallback((code?: string) => void flow.current?.run(code), []),
    stop: useCallback(() => flow.current?.stop(), []),
    answer: useCallback((answer: Answer) => void flow.current?.answer(answer), []),
  };
};
