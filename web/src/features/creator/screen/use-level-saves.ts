import type { CreativeLevel, CreativeProof } from '@hopcode/contract/creative/creative-level';
import { creativeCreate, creativeUpdate } from '@hopcode/contract/creative/own';
import { needsProgram } from '@hopcode/engine/needs-program';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { CREATIVE } from '../../../lib/api/creative-key.ts';
import { creativeLevelKey } from '../creative-queries.ts';
import { bodyOf, type Design, type Farms, hasSameFarms, isSameDesign, unshared } from '../model/design.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import { currentDesign, type EditorState } from '../model/editor-state.ts';
import { nameProblem } from '../model/level-name.ts';
import { isAboutProof, mayPass, refusedPart, type SaveFailure, saveFailureOf } from './save-failure.ts';

/** How long after a change a saved level is saved again, in milliseconds (game.md section 9). */
const AUTO_SAVE_MS = 5000;

/** Where a level is saved. */
export type LevelPlace = { readonly courseId: Design['courseId']; readonly slug: string };

/** A proof with the farms to which it belongs. */
export type ProvenFarms = { readonly proof: CreativeProof; readonly farms: Farms };

type Options = {
  /** While the author is asked whether to lose the changes, nothing is saved automatically. */
  readonly isPaused: boolean;
  readonly state: EditorState;
  readonly dispatch: (event: EditorEvent) => void;
  /** Undefined until the level is saved for the first time. */
  readonly place: LevelPlace | undefined;
  /** The level as it was loaded. */
  readonly loaded: CreativeLevel | undefined;
  readonly proven: ProvenFarms | undefined;
  /** The server refused the proof. */
  readonly onUnproven: () => void;
  /** The level has a new place, because it is new or in another course. */
  readonly onPlaced: (level: CreativeLevel) => void;
};

type Sent = {
  readonly design: Design;
  readonly place: LevelPlace | undefined;
  readonly proven: ProvenFarms | undefined;
  /** The version that was changed; undefined to save over any. */
  readonly basedOn: string | undefined;
};

const send = ({ design, place, proven, basedOn }: Sent): Promise<CreativeLevel> => {
  const body = {
    ...bodyOf(design),
    ...(proven && proven.farms === design.farms && { proof: proven.proof }),
  };
  return place === undefined
    ? api(creativeCreate, { body })
    : api(creativeUpdate, {
        params: { level_slug: place.slug },
        query: { course_id: place.courseId },
        body: { ...body, ...(basedOn !== undefined && { based_on: basedOn }) },
      });
};

/** A class that shares together waits for each other: how often a program that finds no time is sent, and after how long. */
const BUSY = { tries: 4, pauseMs: 3000 } as const;

/** Sends a level; again if the server had no time for its program. */
const sendPatiently = async (sent: Sent, tries: number = BUSY.tries): Promise<CreativeLevel> => {
  try {
    return await send(sent);
  } catch (error) {
    if (tries <= 1 || saveFailureOf(error).code !== 'check_busy') throw error;
    await new Promise((done) => setTimeout(done, BUSY.pauseMs));
    return await sendPatiently(sent, tries - 1);
  }
};

/** Whether the server runs the program before it saves, which takes seconds. */
const waitsForRun = ({ design, proven }: Pick<Sent, 'design' | 'proven'>): boolean =>
  proven?.farms === design.farms && needsProgram(design.farms);

/** What of a design can be saved now: without a proof everything but its sharing. */
const useSendable = (
  { state, proven }: Pick<Options, 'state' | 'proven'>,
  known: CreativeLevel | undefined,
) => {
  const design = currentDesign(state);
  const { saved } = state;
  const isKnownProof = known?.proven === true && saved !== undefined && hasSameFarms(saved, design);
  const isProven = proven?.farms === design.farms || isKnownProof;
  const isShared = known !== undefined && (known.is_public || known.school_visible);
  const canShare = isProven || isShared;
  const sent = useMemo(() => (canShare ? design : unshared(design)), [canShare, design]);
  // A new proof is saved too.
  const isClean = saved !== undefined && isSameDesign(saved, sent) && (isKnownProof || !isProven);
  return { sent, isProven, isKnownProof, isClean, isWish: sent !== design };
};

type OpenState = 'public' | 'school';

/** Who can play a level now; undefined for one that others cannot play. */
const openStateOf = ({ state }: CreativeLevel): OpenState | undefined =>
  state === 'public' || state === 'school' ? state : undefined;

type SaveOptions = {
  readonly isAutomatic?: boolean;
  /** Saves over a version that the author has not seen. */
  readonly isForced?: boolean;
  /** Saves as a new level. */
  readonly isCopy?: boolean;
};

/** Saves a level: by the button, and five seconds after a change of a level that was saved before. */
export const useLevelSaves = (options: Options) => {
  const { place, loaded, isPaused } = options;
  const queryClient = useQueryClient();
  /** The design that is being saved, and whether its program runs first. */
  const [underWay, setUnderWay] = useState<{ readonly design: Design; readonly isChecked: boolean }>();
  const saving = underWay !== undefined;
  const [failure, setFailure] = useState<SaveFailure>();
  const [known, setKnown] = useState(loaded);
  /** The last save opened the level to these players. */
  const [opened, setOpened] = useState<OpenState>();
  /** The design that the server refused: it is not sent again without the author. */
  const [refused, setRefused] = useState<Design>();
  /** A new level whose proof was refused is saved without it. */
  const [isOwed, setOwed] = useState(false);
  /** `isWish`: the author wants to share the level, and cannot yet. */
  const { sent, isProven, isKnownProof, isClean, isWish } = useSendable(options, known);
  const isValid = nameProblem(sent.name) === undefined;
  const latest = useRef({ ...options, known, isKnownProof });
  const running = useRef(false);
  useEffect(() => {
    latest.current = { ...options, known, isKnownProof };
  });

  const accept = useCallback(
    (level: CreativeLevel): void => {
      // A level that is then saved without its proof does not take the reason away.
      setFailure((before) => (!level.proven && before && isAboutProof(before) ? before : undefined));
      setRefused(undefined);
      setKnown(level);
      queryClient.setQueryData(creativeLevelKey(level.course_id, level.level_slug), level);
      void queryClient.invalidateQueries({ queryKey: [CREATIVE, 'list'] });
    },
    [queryClient],
  );
  const save = useCallback(
    async (design: Design, how: SaveOptions): Promise<void> => {
      if (running.current) return;
      const { place: saved, proven, dispatch, onPlaced, onUnproven, known: base, ...now } = latest.current;
      const at = how.isCopy ? undefined : saved;
      running.current = true;
      const isChecked = waitsForRun({ design, proven }) && (how.isCopy === true || !now.isKnownProof);
      setUnderWay({ design, isChecked });
      try {
        const basedOn = how.isForced ? undefined : base?.updated_at;
        const level = await sendPatiently({ design, place: at, proven, basedOn });
        accept(level);
        setOpened(level.state === base?.state ? undefined : openStateOf(level));
        dispatch({ type: 'saved', design });
        if (level.level_slug !== saved?.slug || level.course_id !== saved.courseId) onPlaced(level);
      } catch (error) {
        const problem = saveFailureOf(error);
        if (isAboutProof(problem)) {
          onUnproven();
          setOwed(true);
        } else if (!mayPass(problem)) setRefused(design);
        // What may pass is tried again; the sign says that there are unsaved changes.
        if (how.isAutomatic && mayPass(problem))
          console.warn('The level could not be saved automatically.', problem.code);
        else setFailure(problem);
      } finally {
        running.current = false;
        setUnderWay(undefined);
      }
    },
    [accept],
  );

  // Every change of the design starts the wait again.
  const isBlocked = failure?.code === 'level_changed' || failure?.code === 'unknown_level';
  const isReady = (place !== undefined || isOwed) && isValid && !saving && !isBlocked && !isPaused;
  const waits = isReady && !isClean && refused !== sent;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void save(sent, { isAutomatic: true }), AUTO_SAVE_MS);
    return () => clearTimeout(timer);
  }, [waits, save, sent]);

  const isOver =
    refused !== undefined &&
    failure?.path !== undefined &&
    refusedPart(refused, failure) !== refusedPart(sent, failure);
  return {
    isClean,
    isValid,
    isProven,
    isWish,
    saving,
    /** Everything that is on the screen is being saved. */
    isUnderWay: underWay !== undefined && isSameDesign(underWay.design, sent),
    /** The server runs the program before it saves. */
    isChecking: underWay?.isChecked ?? false,
    failure: isOver ? undefined : failure,
    /** The level as the server has it. */
    known,
    /** The server's version is on the screen. */
    accept,
    fail: setFailure,
    save: (how: SaveOptions = {}, design: Design = sent): Promise<void> => save(design, how),
    closeFailure: useCallback(() => setFailure(undefined), []),
    opened,
    closeOpened: useCallback(() => setOpened(undefined), []),
  };
};
export type LevelSaves = ReturnType<typeof useLevelSaves>;
