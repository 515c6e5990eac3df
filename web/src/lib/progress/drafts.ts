import { z } from 'zod';
import { createStoredValue, jsonCodec, type StoredValue } from '../stored-value.ts';
import { addressKey, type LevelAddress } from './level-progress.ts';

/** Drafts kept at most in one browser; the oldest ones are given up first. */
const LIMIT = 20;

/** Characters of a program that is kept as a draft; a longer one is no child's, and would fill the storage. */
const LENGTH_LIMIT = 10_000;

const draftSchema = z.object({
  /** Whose it is, as `keyOfLearner` names learners. */
  owner: z.string(),
  /** `courseId/levelSlug`. */
  level: z.string(),
  code: z.string().max(LENGTH_LIMIT),
  /** The program that had run last when the draft was written; null for none. */
  over: z.string().max(LENGTH_LIMIT).nullable(),
});
/** A program that was written and has not run. */
export type Draft = z.infer<typeof draftSchema>;

/** A level as one learner plays it. */
export type DraftPlace = LevelAddress & { readonly owner: string };

export type Drafts = {
  /** The level has been opened with a program that ran earlier, null for none. Answers the draft to go on with. */
  readonly opened: (place: DraftPlace, over: string | null) => string | undefined;
  /** The program has been changed. `template`: the level's own, which needs no keeping. */
  readonly typed: (place: DraftPlace, code: string, template: string) => void;
  /**
   * A program has run, so that the level opens with it. Answers how to take that back, for a run that was refused: the
   * program is a draft again, unless another has run since.
   */
  readonly ran: (place: DraftPlace, code: string) => () => void;
  readonly areThere: (owner: string) => boolean;
  /** Makes the drafts of one learner those of another, who keeps its own where it has one. */
  readonly give: (from: string, to: string) => void;
};

const keyOf = (place: DraftPlace): string => `${place.owner}/${addressKey(place)}`;

/**
 * Programs that have not run yet, kept on this device only. A draft never covers a program that ran later, in another
 * tab or on another device: it counts only where the level still opens with the program over which it was written.
 */
export const createDrafts = (
  stored: StoredValue<Draft[]> = createStoredValue('hopcode.drafts', jsonCodec(z.array(draftSchema))),
): Drafts => {
  /** What ran last on the levels of this page; what another tab has run meanwhile is not among it. */
  const ranLast = new Map<string, string | null>();
  const all = (): readonly Draft[] => stored.read() ?? [];
  const isAt =
    (place: DraftPlace) =>
    ({ owner, level }: Draft): boolean =>
      owner === place.owner && level === addressKey(place);

  const replace = (place: DraftPlace, draft: Draft | undefined): void => {
    const isHere = isAt(place);
    if (draft === undefined && !all().some(isHere)) return;
    const others = all().filter((known) => !isHere(known));
    stored.write([...others, ...(draft ? [draft] : [])].slice(-LIMIT));
  };

  const keep = (place: DraftPlace, code: string, isWorthIt: boolean): void => {
    const over = ranLast.get(keyOf(place)) ?? null;
    const fits = Math.max(code.length, over?.length ?? 0) <= LENGTH_LIMIT;
    const draft = { owner: place.owner, level: addressKey(place), code, over };
    replace(place, isWorthIt && code !== over && fits ? draft : undefined);
  };

  return {
    opened: (place, over) => {
      ranLast.set(keyOf(place), over);
      const draft = all().find(isAt(place));
      return draft?.over === over ? draft.code : undefined;
    },
    typed: (place, code, template) => keep(place, code, code !== template),
    ran: (place, code) => {
      const key = keyOf(place);
      const before = ranLast.get(key) ?? null;
      ranLast.set(key, code);
      replace(place, undefined);
      return () => {
        if (ranLast.get(key) !== code) return;
        ranLast.set(key, before);
        keep(place, all().find(isAt(place))?.code ?? code, true);
      };
    },
    areThere: (owner) => all().some((draft) => draft.owner === owner),
    give: (from, to) => {
      const kept = all().filter(({ owner }) => owner !== from);
      const hasOwn = ({ level }: Draft): boolean =>
        kept.some((draft) => draft.owner === to && draft.level === level);
      const given = all().filter((draft) => draft.owner === from && !hasOwn(draft));
      stored.write([...kept, ...given.map((draft) => ({ ...draft, owner: to }))]);
    },
  };
};

/** The drafts of this browser. */
export const drafts = createDrafts();
