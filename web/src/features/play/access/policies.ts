import type { CreditCounter } from '@hopcode/contract/credit/counter';
import { CREATIVE_CHAPTER_ID } from '@hopcode/courses/formats/creative-chapter';
import type { Role } from '../../../lib/account/role.ts';
import type { Refused } from '../../../lib/progress/outbox.ts';
import type { SiteFeatures } from '../../../lib/site-features.tsx';

/** Who is playing: a visitor, an account that has not chosen a student, or a student. */
export type Player = 'visitor' | 'account' | 'student';

/** The data that decide what a learner may do. */
export type Situation = {
  readonly features: SiteFeatures;
  readonly player: Player;
  /** Undefined for a visitor. */
  readonly role: Role | undefined;
  readonly narrow: boolean;
  readonly level: { readonly slug: string; readonly chapterId: number; readonly locked: boolean };
  /** How many runs this visitor has started since the counter was last reset, and how many in the Creative chapter. */
  readonly runs: number;
  readonly creativeRuns: number;
};

/** A "wall": the reason why a run is blocked, or an invitation to sign up. Its words are `play:access.<wall>`. */
export type Wall =
  | 'locked'
  | 'not-ready'
  | 'extra'
  | 'mobile'
  | 'continue'
  | 'creative'
  | 'save-progress'
  | 'credits'
  | 'upgrade'
  | 'purchase'
  | 'login'
  | 'no-student'
  | 'closed';

/** Levels for which visitors have to log in (game.md section 9). */
const PROTECTED_LEVELS: readonly string[] = ['intro-level5', 'intro-level6', 'intro-level7'];

/**
 * How many times a visitor can run a program in the Creative chapter before the invitation to sign up. The
 * specification does not fix the number.
 */
export const CREATIVE_ALLOWANCE = 5;

/** Number of runs after which a visitor sees the invitation to sign up (game.md section 9). */
const RUNS_BETWEEN_INVITATIONS = 4;

/** Whether the player is a visitor who can sign up. A site without sign-up never invites visitors. */
export const canSignUp = ({ player, features }: Situation): boolean =>
  player === 'visitor' && features.signUp;

type Rule = { readonly wall: Wall; readonly when: (situation: Situation) => boolean };

/** The rules that can block a run before it starts, in the order of game.md section 4, 'Run flow'. */
const RUN_RULES: readonly Rule[] = [
  { wall: 'locked', when: ({ level }) => level.locked },
  { wall: 'no-student', when: ({ player }) => player === 'account' },
  { wall: 'mobile', when: (situation) => canSignUp(situation) && situation.narrow },
  {
    wall: 'continue',
    when: (situation) => canSignUp(situation) && PROTECTED_LEVELS.includes(situation.level.slug),
  },
  {
    wall: 'creative',
    when: (situation) =>
      canSignUp(situation) &&
      situation.level.chapterId === CREATIVE_CHAPTER_ID &&
      situation.creativeRuns >= CREATIVE_ALLOWANCE,
  },
];

/** The reason that blocks a run; undefined if the run may start. */
export const wallBeforeRun = (situation: Situation): Wall | undefined =>
  RUN_RULES.find((rule) => rule.when(situation))?.wall;

/**
 * The invitation to show after a run. `runs` already includes this run. Undefined if the next run is blocked, because
 * then the next press of Run would show an invitation anyway.
 */
export const wallAfterRun = (situation: Situation): Wall | undefined =>
  canSignUp(situation) && situation.runs >= RUNS_BETWEEN_INVITATIONS && wallBeforeRun(situation) === undefined
    ? 'save-progress'
    : undefined;

/** The reason to show for a save that the server refused; undefined if the run can continue. */
export const wallOfRefusal = ({ refused, reason }: Refused, situation: Situation): Wall | undefined => {
  if (reason === 'chapter_locked') return 'closed';
  switch (refused) {
    case 401:
      return 'login';
    case 402:
      return 'purchase';
    case 403:
      if (situation.player !== 'visitor') return 'upgrade';
      return situation.features.signUp ? 'credits' : undefined;
    default:
      return undefined;
  }
};

/** Whether Run, Reset, Save and Load are disabled until a student is chosen (game.md section 6). */
export const waitsForStudent = ({ player }: Pick<Situation, 'player'>): boolean => player === 'account';

export type Destination = 'signup' | 'google' | 'login' | 'purchase' | 'schools' | 'students' | 'contact';

/** Where this role can buy: schools have their own page (game.md section 6). */
export const shopOf = (role: Role | undefined): Destination =>
  role === 'teacher' || role === 'admin' || role === 'pupil' ? 'schools' : 'purchase';

/** The most important link is last, as in every dialog. */
const INVITATION: readonly Destination[] = ['login', 'google', 'signup'];

const WAYS: Readonly<Record<Wall, (role: Role | undefined) => readonly Destination[]>> = {
  locked: (role) => [shopOf(role)],
  'not-ready': () => ['contact'],
  extra: () => [],
  purchase: (role) => [shopOf(role)],
  upgrade: (role) => [shopOf(role)],
  mobile: () => INVITATION,
  continue: () => INVITATION,
  creative: () => INVITATION,
  'save-progress': () => INVITATION,
  credits: () => ['login', 'signup'],
  login: () => ['login'],
  'no-student': () => ['students'],
  closed: () => [],
};

const isThere: Readonly<Record<Destination, (situation: Situation) => boolean>> = {
  signup: ({ features }) => features.signUp,
  // When the dialog opens, it asks the server whether the site has Google login.
  google: ({ features }) => features.signUp,
  login: ({ features }) => features.signUp,
  purchase: ({ features }) => features.purchase,
  schools: ({ features }) => features.purchase,
  contact: () => true,
  students: ({ role }) => role === 'parent',
};

/** Whether only a purchase removes the reason. */
const isForSale = (wall: Wall): boolean => wall === 'locked' || wall === 'purchase' || wall === 'upgrade';

/** Whether the page tells a child that a parent or teacher can help. A child never sees a price. */
export const asksAdult = (wall: Wall, { player }: Pick<Situation, 'player'>): boolean =>
  isForSale(wall) && player === 'student';

/** Whether only a purchase would help but this site sells nothing. */
export const hasNoShop = (
  wall: Wall,
  { player, features }: Pick<Situation, 'player' | 'features'>,
): boolean => isForSale(wall) && player !== 'student' && !features.purchase;

/** The destinations that the dialog offers for a reason. Leaves out links to parts that this site does not have. */
export const waysOut = (wall: Wall, situation: Situation): readonly Destination[] =>
  asksAdult(wall, situation)
    ? []
    : WAYS[wall](situation.role).filter((destination) => isThere[destination](situation));

/** What the page says about today's runs. The words are `play.attempts.<note>` (game.md section 8). */
export type AttemptsNote = 'unlimited' | 'logInForUnlimited' | 'logInForMore' | 'subscribe' | 'available';

/** The counter of runs, shown as `used/limit`. `limit` is undefined if the runs are not limited. */
export type Attempts = {
  readonly used: number;
  readonly limit: number | undefined;
  readonly left: number;
  readonly note: AttemptsNote;
};

const noteOf = ({ execution_type: type }: CreditCounter, situation: Situation): AttemptsNote => {
  if (canSignUp(situation)) return type === 'level' ? 'logInForUnlimited' : 'logInForMore';
  return situation.player === 'account' && situation.features.purchase ? 'subscribe' : 'available';
};

/** The counter of runs that the page shows; undefined if the site has no sign-up or there is nothing to count. */
export const attemptsOf = (counter: CreditCounter, situation: Situation): Attempts | undefined => {
  if (!situation.features.signUp) return undefined;
  // Visitors cannot run programs on a phone, so there is nothing to count.
  if (situation.narrow && situation.player === 'visitor') return undefined;
  const { counter: used, limit } = counter;
  if (limit === null) return { used, limit: undefined, left: Number.POSITIVE_INFINITY, note: 'unlimited' };
  return { used, limit, left: Math.max(0, limit - used), note: noteOf(counter, situation) };
};
