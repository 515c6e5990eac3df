import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { z } from 'zod';
import { createStoredValue, jsonCodec, type StoredValue } from '../stored-value.ts';
import { addressKey, type LevelAddress } from './level-progress.ts';

/** The maximum number of drafts in a browser. The oldest are deleted first. */
const LIMIT = 20;

/**
 * The maximum number of characters in all drafts together. A browser's storage has space for about 5 million
 * characters.
 */
const TOTAL_LIMIT = 400_000;

/** The value of `page` in a draft of a program that the server refused; in other drafts, `page` names a page. */
const REFUSED = 'refused';

const draftSchema = z.object({
  /** The owner, from `keyOfLearner`. */
  owner: z.string(),
  /** `courseId/levelSlug`. */
  level: z.string(),
  code: z.string().max(CODE_LIMIT),
  /** The page that wrote the draft, because each tab with a level has its own draft. */
  page: z.string().default(''),
  /** The last program that had run when the draft was written; null if no program had run. */
  over: z.string().max(CODE_LIMIT).nullable(),
});
/** A program that was typed but has not run. */
export type Draft = z.infer<typeof draftSchema>;

/** The storage format of drafts. */
export const draftsCodec = jsonCodec(z.array(draftSchema));

/** A level of one learner. */
export type DraftPlace = LevelAddress & { readonly owner: string };

export type Drafts = {
  /**
   * Must be called when a level opens. `over` is the last program that ran; null if no program ran. Returns the draft
   * to continue with, if there is one.
   */
  readonly opened: (place: DraftPlace, over: string | null) => string | undefined;
  /** The newest draft of the level that another page wrote and that differs from `code`. */
  readonly other: (place: DraftPlace, code: string) => string | undefined;
  /** Deletes drafts with this code that other pages wrote. */
  readonly forgetOther: (place: DraftPlace, code: string) => void;
  /**
   * Stores a changed program. `template` is the level's own program, which needs no draft. If a program is too long, it
   * is not stored, and the last shorter one stays.
   */
  readonly typed: (place: DraftPlace, code: string, template: string) => void;
  /**
   * Records that a program has run, so that the level opens with it. Returns a function that undoes this if the run is
   * refused. Then the program becomes a draft again, unless another program has run since.
   */
  readonly ran: (place: DraftPlace, code: string) => () => void;
  /**
   * Stores a program that has run, but that the server will never accept. If there is no other program, the level opens
   * with it.
   */
  readonly refused: (place: DraftPlace, code: string) => void;
  readonly areThere: (owner: string) => boolean;
  /** Transfers the drafts of one learner to another learner. The other learner's own drafts stay. */
  readonly give: (from: string, to: string) => void;
};

/**
 * The newest drafts within the limits. The newest draft is always included, because one draft never exceeds the limits.
 */
const newest = (drafts: readonly Draft[]): Draft[] => {
  let characters = 0;
  const fits = drafts.slice(-LIMIT).findLastIndex(({ code, over }) => {
    characters += code.length + (over?.length ?? 0);
    return characters > TOTAL_LIMIT;
  });
  return drafts.slice(-LIMIT).slice(fits + 1);
};

const keyOf = (place: DraftPlace): string => `${place.owner}/${addressKey(place)}`;

/**
 * Stores programs that have not run yet, only on this device. A draft never replaces a program that ran later, in
 * another tab or on another device. It counts only if the level still opens with the program that the draft was based
 * on.
 */
export const createDrafts = (
  stored: StoredValue<Draft[]> = createStoredValue('hopcode.drafts', draftsCodec),
): Drafts => {
  /** The last program of each level that ran on this page, unless another tab has run one since. */
  const ranLast = new Map<string, string | null>();
  /** This page. */
  const page = Math.random().toString(36).slice(2);
  /** For each level on this page, the page whose draft this page continues. */
  const continued = new Map<string, string>();
  const all = (): readonly Draft[] => stored.read() ?? [];
  const isAt =
    (place: DraftPlace) =>
    ({ owner, level }: Draft): boolean =>
      owner === place.owner && level === addressKey(place);

  /** Whether this page wrote a draft or continues it. */
  const isOwn = (place: DraftPlace): ((draft: Draft) => boolean) => {
    const isHere = isAt(place);
    const before = continued.get(keyOf(place));
    return (draft) => isHere(draft) && (draft.page === page || draft.page === before);
  };

  const replace = (place: DraftPlace, draft: Draft | undefined): void => {
    const isMine = isOwn(place);
    if (draft === undefined && !all().some(isMine)) return;
    const others = all().filter((known) => !isMine(known));
    stored.write(newest([...others, ...(draft ? [draft] : [])]));
  };

  const keep = (place: DraftPlace, code: string, isWorthIt: boolean): void => {
    const over = ranLast.get(keyOf(place)) ?? null;
    if (Math.max(code.length, over?.length ?? 0) > CODE_LIMIT) return;
    const draft = { owner: place.owner, level: addressKey(place), page, code, over };
    replace(place, isWorthIt && code !== over ? draft : undefined);
  };

  return {
    opened: (place, over) => {
      ranLast.set(keyOf(place), over);
      const draft = all().findLast((known) => isAt(place)(known) && known.over === over);
      if (draft) continued.set(keyOf(place), draft.page);
      return draft?.code;
    },
    other: (place, code) => all().findLast((known) => isAt(place)(known) && known.code !== code)?.code,
    forgetOther: (place, code) => {
      const isMeant = (known: Draft): boolean =>
        isAt(place)(known) && known.code === code && known.page !== page;
      if (all().some(isMeant)) stored.write(all().filter((known) => !isMeant(known)));
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
        keep(place, all().findLast(isOwn(place))?.code ?? code, true);
      };
    },
    refused: (place, code) => {
      const isHere = isAt(place);
      const others = all().filter((known) => !(isHere(known) && known.page === REFUSED));
      const draft = { owner: place.owner, level: addressKey(place), page: REFUSED, code, over: null };
      stored.write(newest([...others, draft]));
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
