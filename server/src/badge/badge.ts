import type { BadgeId } from '@hopcode/contract/badge/badge-id';
import type { BadgeMetal } from '@hopcode/contract/badge/badges';
import type { ProgressFacts, RunFacts } from './facts.ts';

/** Facts that earn a badge, and facts that do not; omitted facts are zero or empty. */
type Examples<Facts> = { readonly enough: Partial<Facts>; readonly tooLittle: Partial<Facts> };

/**
 * The rule of a badge. It counts something, and the student earns the badge when the count reaches `need`. `ofRun`
 * counts in one finishing run that the server has replayed; `ofProgress` counts in what the server stores about the
 * student.
 */
export type BadgeRule =
  | { readonly ofRun: (facts: RunFacts) => number; readonly examples: Examples<RunFacts> }
  | { readonly ofProgress: (facts: ProgressFacts) => number; readonly examples: Examples<ProgressFacts> };

/** A badge. Its words are `badge:name.<id>` and `badge:how.<id>`. */
export type Badge = BadgeRule & {
  readonly id: BadgeId;
  /** Its sprite in the atlas. */
  readonly picture: string;
  readonly metal: BadgeMetal;
  readonly need: number;
  /** The chapter `courseId:chapterId` that it is about. The shelf shows it once the chapter has levels. */
  readonly chapter?: string;
};

/** Defines a badge. */
export const defineBadge = (badge: Badge): Badge => badge;
