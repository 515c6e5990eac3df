import type { Level } from '@hopcode/engine/formats/level';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { useProgressStore } from '../../../lib/progress/progress-context.tsx';
import { python } from '../../../lib/python.ts';
import type { Speed } from '../../../lib/speed.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { useBackOnline } from '../../../ui/use-back-online.ts';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { LEARNER_RULES, type RunSaves } from './run-flow.ts';
import { fetchRunParts } from './run-parts.ts';
import { createRunSaves } from './run-saves.ts';
import type { RunEvent } from './run-state.ts';
import { useRun } from './use-run.ts';

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

/**
 * Whether Python is awake; tells when it is, and fetches what a run will show once it is. Python that could not be
 * started comes with the network.
 */
const useAwakePython = (tell: (event: RunEvent) => void, isMissed: boolean): boolean => {
  const state = useSyncExternalStore(python.subscribe, python.state);
  const isAwake = state === 'ready' || state === 'running';
  // A learner who comes from a page without a level has no Python yet.
  useEffect(() => python.start(), []);
  useBackOnline(python.start);
  useEffect(() => {
    if (state === 'ready' || state === 'running') tell({ type: 'python-woke' });
  }, [state, tell]);
  useEffect(() => {
    if (isAwake && isMissed) tell({ type: 'python-woke' });
  }, [isAwake, isMissed, tell]);
  useEffect(() => {
    if (!isAwake) return;
    const leave = new AbortController();
    void fetchRunParts(leave.signal);
    return () => leave.abort();
  }, [isAwake]);
  return isAwake;
};

/** Creates the saves of the runs of a level; another function for another learner. */
const useRunSaves = (options: Pick<Options, 'address' | 'savedAt' | 'onRefused'>): (() => RunSaves) => {
  const progress = useProgressStore();
  const outbox = useOutbox();
  const queries = useQueryClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useCallback(
    () =>
      createRunSaves({
        progress,
        outbox,
        address: () => latest.current.address,
        savedAt: () => latest.current.savedAt,
        onRefused: (status) => latest.current.onRefused(status),
        // What the course shows may depend on it: chapters that open one after the other.
        onCompleted: (courseId) => void queries.invalidateQueries({ queryKey: ['course', courseId] }),
      }),
    [progress, outbox, queries],
  );
};

/** A learner's own run: saved as progress, with its line in the editor. */
export const useLearnerRun = ({ address, savedAt, onRefused, editor, ...options }: Options) => {
  const createSaves = useRunSaves({ address, savedAt, onRefused });
  const showLine = useCallback((line: number | undefined): void => editor.current?.showLine(line), [editor]);
  const run = useRun({ ...options, showLine, createSaves, rules: LEARNER_RULES });
  const isAwake = useAwakePython(run.tell, run.state.problem?.kind === 'no-python');
  return { ...run, isAwake };
};
