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

/** Delay between a change and the automatic save, in milliseconds (game.md section 9). */
const AUTO_SAVE_MS = 5000;

/** Where a level is saved. */
export type LevelPlace = { readonly courseId: Design['courseId']; readonly slug: string };

/** A proof, with the farms that it proves. */
export type ProvenFarms = { readonly proof: CreativeProof; readonly farms: Farms };

type Options = {
  /** Whether automatic saving is paused while the page asks the author about unsaved changes. */
  readonly isPaused: boolean;
  readonly state: EditorState;
  readonly dispatch: (event: EditorEvent) => void;
  /** Undefined until the level is saved for the first time. */
  readonly place: LevelPlace | undefined;
  /** The level as it was loaded. */
  readonly loaded: CreativeLevel | undefined;
  readonly proven: ProvenFarms | undefined;
  /** Called when the server has refused the proof. */
  readonly onUnproven: () => void;
  /** Called when the level has a new address, because it is new or in another course. */
  readonly onPlaced: (level: CreativeLevel) => void;
};

type Sent = {
  readonly design: Design;
  readonly place: LevelPlace | undefined;
  readonly proven: ProvenFarms | undefined;
  /** The version on which the author's changes are based; undefined to overwrite any version. */
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
 * How many times the page sends a level while the server is busy, and the pause between two tries. The server can be
 * too busy to run programs when a whole class shares levels.
 */
const BUSY = { tries: 4, pauseMs: 3000 } as const;

/** Sends a level. If the server is too busy to run its program, sends the level again. */
const sendPatiently = async (sent: Sent, tries: number = BUSY.tries): Promise<CreativeLevel> => {
  try {
    return await send(sent);
  } catch (error) {
    if (tries <= 1 || saveFailureOf(error).code !== 'check_busy') throw error;
    await new Promise((done) => setTimeout(done, BUSY.pauseMs));
    return await sendPatiently(sent, tries - 1);
  }
};

/** Whether the server runs the program before it saves the level, which takes seconds. */
const waitsForRun = ({ design, proven }: Pick<Sent, 'design' | 'proven'>): boolean =>
  proven?.farms === design.farms && needsProgram(design.farms);

/** The version of a design that can be saved now. A level without a proof is not shared. */
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
  // A new proof must be saved too.
  const isClean = saved !== undefined && isSameDesign(saved, sent) && (isKnownProof || !isProven);
  return { sent, isProven, isKnownProof, isClean, isWish: sent !== design };
};

type OpenState = 'public' | 'school';

/** Who can play a level now; undefined if only its author can. */
const openStateOf = ({ state }: CreativeLevel): OpenState | undefined =>
  state === 'public' || state === 'school' ? state : undefined;

type SaveOptions = {
  readonly isAutomatic?: boolean;
  /** Whether to overwrite a version that the author has not seen. */
  readonly isForced?: boolean;
  /** Whether to save as a new level. */
  readonly isCopy?: boolean;
};

/**
 * Saves a level when the author presses the button. A level that was saved before is also saved five seconds after a
 * change.
 */
export const useLevelSaves = (options: Options) => {
  const { place, loaded, isPaused } = options;
  const queryClient = useQueryClient();
  /** The design that is being saved, and whether the server runs its program first. */
  const [underWay, setUnderWay] = useState<{ readonly design: Design; readonly isChecked: boolean }>();
  const saving = underWay !== undefined;
  const [failure, setFailure] = useState<SaveFailure>();
  const [known, setKnown] = useState(loaded);
  /** Who can play the level after the last save; undefined if the save did not change this. */
  const [opened, setOpened] = useState<OpenState>();
  /** The design that the server refused. The page sends it again only when the author asks for that. */
  const [refused, setRefused] = useState<Design>();
  /** Whether the server refused the proof of a new level. Then the level is saved without a proof. */
  const [isOwed, setOwed] = useState(false);
  /** `isWish` means that the author wants to share the level but cannot share it yet. */
  const { sent, isProven, isKnownProof, isClean, isWish } = useSendable(options, known);
  const isValid = nameProblem(sent.name) === undefined;
  const latest = useRef({ ...options, known, isKnownProof });
  const running = useRef(false);
  useEffect(() => {
    latest.current = { ...options, known, isKnownProof };
  });

  const accept = useCallback(
    (level: CreativeLevel): void => {
      // The reason for a refused proof stays visible if the level is then saved without its proof.
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
        // If the same save may succeed later, the page tries again. The sign in the bar says that there are unsaved
        // changes.
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

  // Every change to the design starts the wait again.
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
    /** Whether everything on the screen is being saved. */
    isUnderWay: underWay !== undefined && isSameDesign(underWay.design, sent),
    /** The server runs the program before it saves. */
    isChecking: underWay?.isChecked ?? false,
    failure: isOver ? undefined : failure,
    /** The level as stored on the server. */
    known,
    /** Called when the server's version is on the screen. */
    accept,
    fail: setFailure,
    save: (how: SaveOptions = {}, design: Design = sent): Promise<void> => save(design, how),
    closeFailure: useCallback(() => setFailure(undefined), []),
    opened,
    closeOpened: useCallback(() => setOpened(undefined), []),
  };
};
export type LevelSaves = ReturnType<typeof useLevelSaves>;
