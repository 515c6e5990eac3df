import type { CreditCounter, ExecutionType } from '@hopcode/contract/credit/counter';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { type Destination, type Situation, waysOut } from '../access/policies.ts';
import type { Problem } from '../run/run-result.ts';
import type { Phase } from '../run/run-state.ts';
import type { TipLock, TipNote, UsedUpWay } from './tip-view.ts';

/** Everything that decides whether the assistant helps. */
export type TipSituation = {
  readonly situation: Situation;
  /** The level has something to reach. Free play has not: `creative`, `creative-01` and the rest of their chapter. */
  readonly hasGoals: boolean;
  /** The level is one that a user has made, opened under its address (`creatorUserId`). */
  readonly ofCreator: boolean;
  /** Where the switch was left. */
  readonly on: boolean;
  /** The setting in the student's profile; true for all other users. */
  readonly assistantEnabled: boolean;
};

/** Whether there is a switch: not on small screens, nor where there is nothing to give a tip on. */
export const isTipSwitchShown = ({ situation, hasGoals }: TipSituation): boolean =>
  !situation.narrow && hasGoals;

/** Why the switch cannot be moved; undefined when it can. */
export const tipLockOf = ({ assistantEnabled, ofCreator }: TipSituation): TipLock | undefined => {
  if (!assistantEnabled) return 'assistantOff';
  return ofCreator ? 'creator' : undefined;
};

/** Whether the switch stands on; a locked one is off, whatever was chosen. */
export const isTipSwitchOn = (tips: TipSituation): boolean => tips.on && tipLockOf(tips) === undefined;

/** Whether tips are asked for at all (game.md section 4, 'Tips'). */
export const mayAskTips = (tips: TipSituation): boolean => isTipSwitchShown(tips) && isTipSwitchOn(tips);

/** Where a program was not to blame, or never ran. */
const NOT_OF_PROGRAM: readonly Problem['kind'][] = ['no-python', 'too-many-lines', 'unchecked'];

/** Whether a run has ended in a way that a tip helps with: an error, a failed command, or goals that are left open. */
export const needsTip = (phase: Phase, problem: Problem | undefined): boolean =>
  phase.status === 'ended' &&
  !phase.complete &&
  phase.end.status !== 'stopped' &&
  (problem === undefined || !NOT_OF_PROGRAM.includes(problem.kind));

/** What tips on a course are counted as. */
export const tipCreditOf = (courseId: string): ExecutionType =>
  courseId === CHALLENGES ? 'challenge_assistant' : 'level_assistant';

/** Whether a tip is worth asking for, when the server may have said that the activations are used up. */
export const hasRoom = (saidUsedUp: boolean, counter: CreditCounter | undefined): boolean => {
  if (!saidUsedUp) return true;
  if (counter === undefined) return false;
  return counter.limit === null || counter.counter < counter.limit;
};

/** A student of an organization: what it may do is the organization's to decide, and to buy. */
const isSchoolStudent = ({ role }: Situation): boolean => role === 'pupil';

const noteKindOf = (limit: number | null, situation: Situation): TipNote['kind'] => {
  if (limit === null) return 'unlimited';
  if (situation.player === 'visitor') return 'logInForMore';
  return situation.features.purchase && !isSchoolStudent(situation) ? 'subscribe' : 'available';
};

/** The words about today's activations. None if sign-up is not available. */
export const tipNoteOf = (counter: CreditCounter | undefined, situation: Situation): TipNote | undefined => {
  if (!situation.features.signUp || counter === undefined) return undefined;
  const { counter: used, limit } = counter;
  const left = limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
  return { kind: noteKindOf(limit, situation), used, limit: limit ?? undefined, left };
};

/** The message when the activations are used up (game.md section 6, 'Out-of-credits message'). */
export const usedUpWayOf = (situation: Situation): UsedUpWay => {
  if (isSchoolStudent(situation)) return 'organization';
  if (situation.player === 'visitor') return situation.features.signUp ? 'signup' : 'tomorrow';
  return situation.features.purchase ? 'upgrade' : 'tomorrow';
};

const WALLS = { signup: 'credits', upgrade: 'upgrade' } as const;

/** Where that leads; only to parts of the site that are there. */
export const waysOfUsedUp = (way: UsedUpWay, situation: Situation): readonly Destination[] =>
  way === 'signup' || way === 'upgrade' ? waysOut(WALLS[way], situation) : [];
