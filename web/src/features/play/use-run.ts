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
import { drafts } from '../../lib/progress/drafts.ts';
import type { LevelAddress } from '../../lib/progress/level-progress.ts';
import type { StatusUpdate } from '../../lib/progress/outbox.ts';
import { useOutbox } from '../../lib/progress/outbox-context.tsx';
import { useProgressStore } from '../../lib/progress/progress-context.tsx';
import { draftPlace } from '../../lib/progress/use-draft.ts';
import { python } from '../../lib/python.ts';
import { paceOf, type Speed } from '../../lib/speed.ts';
import type { PlaybackListener } from '../../stage/playback/playback.ts';
import type { StageHandle } from '../../stage/stage.tsx';
import type { EditorHandle } from './editor/editor-handle.ts';
import { type Execution, type ExecutionEvent, executionAfter, NOT_STARTED } from './execution.ts';
import { type Answer, createRunFlow, type Python, type RunFlow } from './run-flow.ts';
import { fetchRunParts } from './run-parts.ts';
import { EMPTY_VIEW, type RunView, type RunViewEvent, viewAfter } from './run-view.ts';
import { createTimeTravel } from './time/time-travel.ts';

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

/** Joins the course of a run to Python, stage, editor and progress, as React state. */
export const useRun = (options: Options) => {
  const progress = useProgressStore();
  const outbox = useOutbox();
  const [state, tell] = useReducer(stateAfter, { execution: NOT_STARTED, view: EMPTY_VIEW });
  const latest = useRef({ ...options, runs: 0 });
  useEffect(() => {
    latest.current = { ...options, runs: state.execution.runs };
  });

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
    [travel],
  );

  const flow = useRef<RunFlow>(undefined);
  const queries = useQueryClient();
  useEffect(() => {
    /** When the run began whose program is saved. */
    let startedAt = 0;
    /** Delivers a save; answers whether the run may go on. */
    const send = async (update: StatusUpdate): Promise<boolean> => {
      const delivery = await outbox.add({
        ...update,
        madeAt: startedAt,
        baseSavedAt: latest.current.savedAt,
      });
      return typeof delivery === 'string' || !latest.current.onRefused(delivery.refused);
    };
    const created = createRunFlow({
      farms: () => latest.current.farms,
      code: () => latest.current.code,
      runs: () => latest.current.runs,
      pace: () => paceOf(latest.current.speed),
      python: PYTHON,
      theatre: {
        reset: () => {
          travel.close();
          latest.current.stage.current?.reset();
        },
        show: (farm) => {
          travel.close();
          // The stage has the farm before anything is played on it.
          flushSync(() => tell({ type: 'farm-shown', farm }));
        },
        play: (timeline, { source, from, onLine, onPrint, onMessage, onScore, onEnd }) => {
          const listener: PlaybackListener = {
            onLine,
            onPrint: ({ stream, text }) => onPrint({ stream, text }),
            onSay: ({ channel, text }) => {
              // What is spoken has its bubble and what is asked its box.
              if (channel !== 'speak' && channel !== 'ask') onMessage({ channel, text });
            },
            onScore,
            onEnd,
          };
          latest.current.stage.current?.play(timeline, {
            ...travel.follow(timeline, source, listener),
            from,
          });
        },
        freeze: () => {
          latest.current.stage.current?.playback()?.pause();
          travel.end();
        },
      },
      showLine: (line) => latest.current.editor.current?.showLine(line),
      saveStarted: (code) => {
        const { address } = latest.current;
        startedAt = Date.now();
        progress.ran(address, code);
        drafts.ran(draftPlace(address), code);
        return send({ ...address, status: 'in_progress', code });
      },
      saveComplete: (code) => {
        const { address } = latest.current;
        progress.completed(address, code);
        const { courseId } = address;
        // What the course shows may depend on it: chapters that open one after the other.
        void send({ ...address, status: 'complete', code }).then(() =>
          queries.invalidateQueries({ queryKey: ['course', courseId] }),
        );
      },
      tell,
      wait,
    });
    flow.current = created;
    return () => created.dispose();
  }, [progress, outbox, travel, queries]);

  const pythonState = useSyncExternalStore(python.subscribe, python.state);
  useEffect(() => {
    if (pythonState === 'ready' || pythonState === 'running') tell({ type: 'python-woke' });
  }, [pythonState]);
  const isAwake = pythonState === 'ready' || pythonState === 'running';
  useEffect(() => {
    if (!isAwake) return;
    const leave = new AbortController();
    void fetchRunParts(leave.signal);
    return () => leave.abort();
  }, [isAwake]);

  return {
    execution: state.execution,
    view: state.view,
    travel,
    tell,
    run: useCallback((code?: string) => void flow.current?.run(code), []),
    stop: useCallback(() => flow.current?.stop(), []),
    answer: useCallback((answer: Answer) => void flow.current?.answer(answer), []),
  };
};
