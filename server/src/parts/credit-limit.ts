import type { ExecutionType } from '@hopcode/contract/credit/counter';

/** The rules for the assistant that apply to a student, from the settings of the student and the class. */
export type AssistantRules = {
  readonly isEnabled: boolean;
  /** Number of tips per day that the teacher or parent allows; null means unlimited. */
  readonly attemptLimit: number | null;
};

/** The person who runs programs and asks for tips, with the facts that limits depend on. */
export type Player =
  | { readonly kind: 'visitor' }
  /** An account that does not act as a student. */
  | { readonly kind: 'account'; readonly isSubscriber: boolean }
  | {
      readonly kind: 'student';
      readonly inOrganization: boolean;
      readonly isSubscriber: boolean;
      /** Undefined if it was not loaded: limits for runs do not depend on it. */
      readonly assistant: AssistantRules | undefined;
    };

/** How many runs and how many tips are allowed per day; null means no limit. */
export type DayLimit = { readonly attempts: number | null; readonly tips: number | null };

/** The daily limits of visitors and of accounts, from the settings. */
export type DailyLimits = { readonly visitor: DayLimit; readonly loggedIn: DayLimit };

/** The limits of game.md section 9, 'Attempt limits'. */
export const DEFAULT_LIMITS: DailyLimits = {
  visitor: { attempts: 10, tips: 5 },
  loggedIn: { attempts: 30, tips: 20 },
};

/**
 * How many times a player may do something per day; null means no limit. Students may run levels without limit.
 * Subscribers and their students may also run challenges and get tips without limit (game.md section 6). In a school,
 * the school sets the limit for the tips of a student. In a family, the student's own limit counts only if it is lower
 * than the general limit.
 */
export function creditLimit(type: ExecutionType, player: Player, limits: DailyLimits): number | null {
  const ofDay = player.kind === 'visitor' ? limits.visitor : limits.loggedIn;
  if (!isTip(type)) {
    const isFree =
      player.kind !== 'visitor' && (player.isSubscriber || (player.kind === 'student' && type === 'level'));
    return isFree ? null : ofDay.attempts;
  }
  const general = player.kind !== 'visitor' && player.isSubscriber ? null : ofDay.tips;
  if (player.kind !== 'student' || player.assistant === undefined) return general;
  if (!player.assistant.isEnabled) return 0;
  const own = player.assistant.attemptLimit;
  return player.inOrganization ? own : lesser(own, general);
}

/** Whether the type means a tip of the assistant and not a run. */
export const isTip = (type: ExecutionType): boolean =>
  type === 'level_assistant' || type === 'challenge_assistant';

const lesser = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
