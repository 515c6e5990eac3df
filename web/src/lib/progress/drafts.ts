import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { z } from 'zod';
import { createStoredValue, jsonCodec, type StoredValue } from '../stored-value.ts';
import { addressKey, type LevelAddress } from './level-progress.ts';

/** Maximum number of drafts in one browser; the oldest are dropped first. */
const LIMIT = 20;

/** Maximum characters of all drafts together: a browser's storage holds about 5 million. */
const TOTAL_LIMIT = 400_000;

/** The value of `page` in a draft that is a refused program. */
const REFUSED = 'refused';

const draftSchema = z.object({
  /** The owner, as in `keyOfLearner`. */
  owner: z.string(),
  /** `courseId/levelSlug`. */
  level: z.string(),
  code: z.string().max(CODE_LIMIT),
  /** The page that wrote it, because each tab of a level has its own draft. */
  page: z.string().default(''),
  /** The last program that had run when the draft was written; null if none had. */
  over: z.string().max(CODE_LIMIT).nullable(),
});
/** A program that was written but has not run. */
export type Draft = z.infer<typeof draftSchema>;

/** The storage format of drafts. */
export const draftsCodec = jsonCodec(z.array(draftSchema));

/** A level of one learner. */
export type DraftPlace = LevelAddress & { readonly owner: string };

export type Drafts = {
  /** Opens the level with a program that ran earlier; null if none did. Returns the draft to continue with. */
  readonly opened: (place: DraftPlace, over: string | null) => string | undefined;
  /** The newest draft of the level from another page that differs from `code`. */
  readonly other: (place: DraftPlace, code: string) => string | undefined;
  /** Deletes drafts with this code that other pages wrote. */
  readonly forgetOther: (place: DraftPlace, code: string) => void;
  /**
   * Stores a changed program. `template` is the level's own, which needs no draft. A program that is too long is not
   * stored, and the last shorter one stays.
   */
  readonly typed: (place: DraftPlace, code: string, template: string) => void;
  /**
   * Records that a program has run, so that the level opens with it. Returns a function that undoes this if the run is
   * refused: the program becomes a draft again, unless another program has run since.
   */
  readonly ran: (place: DraftPlace, code: string) => () => void;
  /**
   * Stores a program that ran but that the server will never accept. The level opens with it if there is no other
   * program.
   */
  readonly refused: (place: DraftPlace, code: string) => void;
  readonly areThere: (owner: string) => boolean;
  /** Gives the drafts of one learner to another learner, whose own drafts stay. */
  readonly give: (from: string, to: string) => void;
};

/** The newest drafts within the limits. They always include the last one. */
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
 * Programs that have not run yet, stored only on this device. A draft never replaces a program that ran later, in
 * another tab or on another device. It counts only if the level still opens with the program on which the draft was
 * based.
 */
export const createDrafts = (
  stored: StoredValue<Draft[]> = createStoredValue('hopcode.drafts', draftsCodec),
): Drafts => {
  /** The last programs that ran on this page, except where another tab has run one since. */
  const ranLast = new Map<string, string | null>();
  /** This page. */
  const page = Math.random().toString(36).slice(2);
  /** For each level on this page, the page whose draft it continues. */
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
