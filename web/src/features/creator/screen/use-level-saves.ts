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

/** How long after a change a saved level is saved automatically, in milliseconds (game.md section 9). */
const AUTO_SAVE_MS = 5000;

/** Where a level is saved. */
export type LevelPlace = { readonly courseId: Design['courseId']; readonly slug: string };

/** A proof with the farms to which it belongs. */
export type ProvenFarms = { readonly proof: CreativeProof; readonly farms: Farms };

type Options = {
  /** Whether automatic saving stops, because the author is being asked whether to lose the changes. */
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
  /** The version that the author changed; undefined to overwrite any version. */
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

/**
 * If a whole class shares at the same time, the server may have no time for a program: how often to send it, and after
 * how long.
 */
const BUSY = { tries: 4, pauseMs: 3000 } as const;

/** Sends a level, and sends it again if the server had no time for its program. */
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

/** The part of a design that can be saved now: without a proof, everything except sharing. */
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
  /** Whether to overwrite a version that the author has not seen. */
  readonly isForced?: boolean;
  /** Whether to save as a new level. */
  readonly isCopy?: boolean;
};

/** Saves a level: when the author presses the button, and five seconds after a change if the level was saved before. */
export const useLevelSaves = (options: Options) => {
  const { place, loaded, isPaused } = options;
  const queryClient = useQueryClient();
  /** The design that is being saved, and whether its program runs first. */
  const [underWay, setUnderWay] = useState<{ readonly design: Design; readonly isChecked: boolean }>();
  const saving = underWay !== undefined;
  const [failure, setFailure] = useState<SaveFailure>();
  const [known, setKnown] = useState(loaded);
  /** The last save made the level public for these players. */
  const [opened, setOpened] = useState<OpenState>();
  /** The design that the server refused. It is sent again only when the author asks for it. */
  const [refused, setRefused] = useState<Design>();
  /** A new level is saved without its proof if the server refused the proof. */
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
      // If the level is then saved without its proof, the reason stays visible.
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
        // If the failure may pass, the page tries again; the sign says that there are unsaved changes.
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
    /** Everything on the screen is being saved. */
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
