import type { ExecutionType } from '@hopcode/contract/credit/counter';

/** Who runs programs and asks for tips, as far as limits are concerned. */
export type Player =
  | { readonly kind: 'visitor' }
  /** An account that acts as no student. */
  | { readonly kind: 'account' }
  | {
      readonly kind: 'student';
      readonly inOrganization: boolean;
      readonly assistantEnabled: boolean;
      /** What the teacher or parent allows; null is unlimited. */
      readonly assistantAttemptLimit: number | null;
    };

/** A day's limits (game.md section 9, 'Attempt limits'). */
const VISITOR: Readonly<Record<ExecutionType, number>> = {
  level: 10,
  challenge: 10,
  level_assistant: 5,
  challenge_assistant: 5,
};
const LOGGED_IN: Readonly<Record<ExecutionType, number>> = {
  level: 30,
  challenge: 30,
  level_assistant: 20,
  challenge_assistant: 20,
};

/**
 * How often a player may do something in a day; null is no limit. Students run levels as often as they like. Tips of
 * an organization's student are the organization's to limit; at home its own limit counts up to the general one.
 */
export function creditLimit(type: ExecutionType, player: Player): number | null {
  if (player.kind === 'visitor') return VISITOR[type];
  if (player.kind === 'account') return LOGGED_IN[type];
  if (type === 'level') return null;
  if (type === 'challenge') return LOGGED_IN.challenge;
  if (!player.assistantEnabled) return 0;
  const own = player.assistantAttemptLimit;
  return player.inOrganization ? own : Math.min(own ?? LOGGED_IN[type], LOGGED_IN[type]);
}
