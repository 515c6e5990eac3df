import type { CreativeLevel } from '@hopcode/contract/creative/creative-level';
import { creativeCreate, creativeUpdate } from '@hopcode/contract/creative/own';
import type { Proof } from '@hopcode/engine/formats/proof';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { CREATIVE, creativeLevelKey } from '../creative-queries.ts';
import { bodyOf, type Design, type Farms, isSameDesign } from '../model/design.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import { currentDesign, type EditorState } from '../model/editor-state.ts';
import { nameProblem } from '../model/level-name.ts';
import { type SaveFailure, saveFailureOf } from './save-failure.ts';

/** How long after a change a saved level is saved again, in milliseconds (game.md section 9). */
const AUTO_SAVE_MS = 5000;

/** Where a level is saved. */
export type LevelPlace = { readonly courseId: Design['courseId']; readonly slug: string };

/** A proof with the farms to which it belongs. */
export type ProvenFarms = { readonly proof: Proof; readonly farms: Farms };

type Options = {
  readonly state: EditorState;
  readonly dispatch: (event: EditorEvent) => void;
  /** Undefined until the level is saved for the first time. */
  readonly place: LevelPlace | undefined;
  readonly proven: ProvenFarms | undefined;
  /** The level has a new place, because it is new or in another course. */
  readonly onPlaced: (level: CreativeLevel) => void;
};

const send = (design: Design, place: LevelPlace | undefined, proven: ProvenFarms | undefined) => {
  const body = {
    ...bodyOf(design),
    ...(proven && proven.farms === design.farms && { proof: proven.proof }),
  };
  return place === undefined
    ? api(creativeCreate, { body })
    : api(creativeUpdate, {
        params: { level_slug: place.slug },
        query: { course_id: place.courseId },
        body,
      });
};

/** Saves a level: by the button, and five seconds after a change of a level that was saved before. */
export const useLevelSaves = (options: Options) => {
  const { state, place } = options;
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const [result, setResult] = useState<CreativeLevel>();
  const design = currentDesign(state);
  const isClean = state.saved !== undefined && isSameDesign(state.saved, design);
  const isValid = nameProblem(design.name) === undefined;
  const latest = useRef(options);
  const running = useRef(false);
  useEffect(() => {
    latest.current = options;
  });

  const save = useCallback(
    async (sent: Design, isAutomatic: boolean): Promise<CreativeLevel | undefined> => {
      if (running.current) return undefined;
      const { place: at, proven, dispatch, onPlaced } = latest.current;
      running.current = true;
      setSaving(true);
      try {
        const level = await send(sent, at, proven);
        setFailure(undefined);
        setResult(level);
        dispatch({ type: 'saved', design: sent });
        queryClient.setQueryData(creativeLevelKey(level.course_id, level.level_slug), level);
        void queryClient.invalidateQueries({ queryKey: [CREATIVE, 'list'] });
        if (level.level_slug !== at?.slug || level.course_id !== at.courseId) onPlaced(level);
        return level;
      } catch (error) {
        const problem = saveFailureOf(error);
        // The next change, or the button, tries again; the sign says that there are unsaved changes.
        if (isAutomatic) console.warn('The level could not be saved automatically.', problem.code);
        else setFailure(problem);
        return undefined;
      } finally {
        running.current = false;
        setSaving(false);
      }
    },
    [queryClient],
  );

  // Every change of the design starts the wait again.
  const waits = place !== undefined && !isClean && isValid && !saving;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void save(design, true), AUTO_SAVE_MS);
    return () => clearTimeout(timer);
  }, [waits, save, design]);

  return {
    isClean,
    isValid,
    saving,
    failure,
    /** The server's answer to the last save of this visit. */
    result,
    save: useCallback(() => save(design, false), [save, design]),
    closeFailure: useCallback(() => setFailure(undefined), []),
  };
};
