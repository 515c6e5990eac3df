import type { ExecutionType } from '@hopcode/contract/credit/counter';

/** Who runs programs and asks for tips, as far as limits are concerned. */
export type Player =
  | { readonly kind: 'visitor' }
  /** An account that acts as no student. */
  | { readonly kind: 'account'; readonly isSubscriber: boolean }
  | {
      readonly kind: 'student';
      readonly inOrganization: boolean;
      readonly isSubscriber: boolean;
      readonly assistantEnabled: boolean;
      /** What the teacher or parent allows; null is unlimited. */
      readonly assistantAttemptLimit: number | null;
    };

/** How many runs of programs and tips of the assistant there are in a day; null is no limit. */
export type DayLimit = { readonly attempts: number | null; readonly tips: number | null };

/** The day's limits of visitors and of accounts, as the settings say. */
export type DailyLimits = { readonly visitor: DayLimit; readonly loggedIn: DayLimit };

/** The limits of game.md section 9, 'Attempt limits'. */
export const DEFAULT_LIMITS: DailyLimits = {
  visitor: { attempts: 10, tips: 5 },
  loggedIn: { attempts: 30, tips: 20 },
};

/**
 * How often a player may do something in a day; null is no limit. Students run levels as often as they like, a
 * subscriber and its students challenges as well. Tips of an organization's student are the organization's to limit; at
 * home its own limit counts up to the general one.
 */
export function creditLimit(type: ExecutionType, player: Player, limits: DailyLimits): number | null {
  const ofDay = player.kind === 'visitor' ? limits.visitor : limits.loggedIn;
  if (type === 'level' || type === 'challenge') {
    const isFree =
      player.kind !== 'visitor' && (player.isSubscriber || (player.kind === 'student' && type === 'level'));
    return isFree ? null : ofDay.attempts;
  }
  if (player.kind !== 'student') return ofDay.tips;
  if (!player.assistantEnabled) return 0;
  const own = player.assistantAttemptLimit;
  return player.inOrganization ? own : lesser(own, ofDay.tips);
}

const lesser = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
