import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { CREDITS } from '../../../lib/api/credit-query.ts';
import { reportLevel } from '../../../lib/level-drawn.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import type { Refused } from '../../../lib/progress/outbox.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { useProgressStore } from '../../../lib/progress/progress-context.tsx';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { python } from '../../../lib/python.ts';
import type { Speed } from '../../../lib/speed.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { useBackOnline } from '../../../ui/use-back-online.ts';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { countLookBack } from '../stars/star-tries.ts';
import { createCreativeSaves } from './creative-saves.ts';
import { whenAwake } from './python-awake.ts';
import type { RunSaves } from './run-flow.ts';
import { fetchRunParts, loadBadgeNews, RUN_PARTS } from './run-parts.ts';
import { LEARNER_RULES } from './run-rules.ts';
import { createRunSaves } from './run-saves.ts';
import type { RunEvent } from './run-state.ts';
import { useRun } from './use-run.ts';

type Options = {
  readonly address: LevelAddress;
  /** The level's starter code, its rules for its stars, and the files that it passes on to later levels. */
  readonly data: Pick<PlayableLevel, 'shortLines' | 'codeTemplate' | 'creative' | 'keeps'>;
  /** The shown farm, then the other ones on which the same program must work. */
  readonly farms: readonly [Level, ...Level[]];
  readonly code: string;
  readonly speed: Speed;
  readonly stage: RefObject<StageHandle | null>;
  readonly editor: RefObject<EditorHandle | null>;
  /** When the server's program of this level was saved; null if it has none. */
  readonly savedAt: string | null;
  /** Handles a save that the server refused. Returns whether the run ends. */
  readonly onRefused: (refused: Refused) => boolean;
};

/**
 * Starts Python. When Python is ready, rehearses a run, loads the parts of the page that a run needs, and sends an
 * event to a run that waits for Python (`isAwaited`). If Python could not start, it starts when the network is back.
 */
const useWokenPython = (farm: Level, dispatch: (event: RunEvent) => void, isAwaited: boolean): void => {
  // If the learner comes from a page without a level, Python has not started yet.
  useEffect(() => python.start(), []);
  useEffect(reportLevel, []);
  useBackOnline(python.start);
  useEffect(() => {
    if (!isAwaited) return undefined;
    return whenAwake(() => {
      dispatch({ type: 'python-woke' });
      return () => {};
    });
  }, [isAwaited, dispatch]);
  useEffect(
    () =>
      whenAwake(() => {
        const leave = new AbortController();
        void fetchRunParts(leave.signal, [async () => python.rehearse(farm), ...RUN_PARTS]);
        return () => leave.abort();
      }),
    [farm],
  );
};

/** Returns a function that creates the saves of a level's runs. When the learner changes, it is a new function. */
const useRunSaves = (
  options: Pick<Options, 'address' | 'data' | 'savedAt' | 'onRefused'>,
): (() => RunSaves) => {
  const progress = useProgressStore();
  const outbox = useOutbox();
  const queries = useQueryClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useCallback(() => {
    const { creative } = latest.current.data;
    return creative
      ? createCreativeSaves({ level: creative })
      : createRunSaves({
          progress,
          outbox,
          address: () => latest.current.address,
          level: () => latest.current.data,
          savedAt: () => latest.current.savedAt,
          onRefused: (refused) => latest.current.onRefused(refused),
          // The run does not wait for the server, so the counter loads again when the server has counted the run.
          onStarted: () => void queries.invalidateQueries({ queryKey: [CREDITS] }),
          // Asks for the new badges early, so that they have arrived when the dialog opens.
          onCompleting: () => {
            loadBadgeNews().then(
              (askForBadges) => askForBadges(queries, outbox),
              () => {},
            );
          },
          // The course may depend on this level, for example if chapters unlock one after the other.
          onCompleted: (courseId) => {
            // The level may also unlock the next course.
            void queries.invalidateQueries({ queryKey: ['course'] });
            // A later level may have loaded before this level passed a file on to it, so it is removed from the cache.
            if (latest.current.data.keeps)
              queries.removeQueries({ queryKey: ['level', courseId], type: 'inactive' });
          },
        });
  }, [progress, outbox, queries]);
};

/** A learner's own run. It is saved as progress, and the editor shows the line that is running. */
export const useLearnerRun = ({ address, data, savedAt, onRefused, editor, ...options }: Options) => {
  const createSaves = useRunSaves({ address, data, savedAt, onRefused });
  const showLine = useCallback((line: number | undefined): void => editor.current?.showLine(line), [editor]);
  const { courseId, levelSlug } = address;
  const onLookedBack = useCallback(
    () => countLookBack(draftPlace({ courseId, levelSlug })),
    [courseId, levelSlug],
  );
  const run = useRun({ ...options, onLookedBack, showLine, createSaves, rules: LEARNER_RULES });
  const { phase, problem } = run.state;
  const isAwaited = problem?.kind === 'no-python' || (phase.status === 'starting' && phase.waking);
  useWokenPython(options.farms[0], run.dispatch, isAwaited);
  return run;
};
