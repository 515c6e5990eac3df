import type { BadgeId } from '@hopcode/contract/badge/badge-id';
import type { BadgeMetal } from '@hopcode/contract/badge/badges';
import type { ProgressFacts, RunFacts } from './facts.ts';

/**
 * Examples of facts with which a student earns a badge, and of facts with which a student does not. Omitted facts are
 * zero or empty.
 */
type Examples<Facts> = { readonly enough: Partial<Facts>; readonly tooLittle: Partial<Facts> };

/**
 * The rule of a badge. The rule returns a count. The student earns the badge when the count reaches `need`. `ofRun`
 * takes the count from the facts about one finishing run that the server has replayed. `ofProgress` takes it from the
 * stored facts about the student.
 */
export type BadgeRule =
  | { readonly ofRun: (facts: RunFacts) => number; readonly examples: Examples<RunFacts> }
  | { readonly ofProgress: (facts: ProgressFacts) => number; readonly examples: Examples<ProgressFacts> };

/** A badge. Its name and the way to earn it are the texts `badge:name.<id>` and `badge:how.<id>`. */
export type Badge = BadgeRule & {
  readonly id: BadgeId;
  /** Its sprite in the atlas. */
  readonly picture: string;
  readonly metal: BadgeMetal;
  readonly need: number;
  /**
   * The chapter that the badge is for, as `courseId:chapterId`. The shelf shows the badge once the chapter has levels.
   */
  readonly chapter?: string;
};

/** Defines a badge. */
export const defineBadge = (badge: Badge): Badge => badge;
