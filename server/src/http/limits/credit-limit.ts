import type { ExecutionType } from '@hopcode/contract/credit/counter';

/** What the profile of a student says about the assistant. */
export type AssistantRules = {
  readonly isEnabled: boolean;
  /** Tips a day that the teacher or parent allows; null is unlimited. */
  readonly attemptLimit: number | null;
};

/** Who runs programs and asks for tips, as far as limits are concerned. */
export type Player =
  | { readonly kind: 'visitor' }
  /** An account that acts as no student. */
  | { readonly kind: 'account'; readonly isSubscriber: boolean }
  | {
      readonly kind: 'student';
      readonly inOrganization: boolean;
      readonly isSubscriber: boolean;
      /** Undefined where nobody has asked: runs do not depend on it. */
      readonly assistant: AssistantRules | undefined;
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
 * subscriber and its students challenges as well, and have as many tips as they like (game.md section 6). Tips of an
 * organization's student are the organization's to limit; at home its own limit counts up to the general one.
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

/** Whether it is a tip of the assistant that is counted, and not a run. */
export const isTip = (type: ExecutionType): boolean =>
  type === 'level_assistant' || type === 'challenge_assistant';

const lesser = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
