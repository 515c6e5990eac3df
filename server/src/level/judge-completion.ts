import type { LevelStatus } from '@hopcode/contract/level/level-status';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import type { Level } from '@hopcode/engine/formats/level';
import type { Proof } from '@hopcode/engine/formats/proof';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';
import { type ReplayedCommand, replayProof } from '@hopcode/engine/proof';

/**
 * Until this time a completion without a proof counts if its program ran before `PROOFS_SINCE`. Such a completion was
 * still unsent on a device, or a visitor played the level before signing up (docs/decisions/0074).
 */
const OLD_RUNS_UNTIL = Date.parse('2027-03-01T00:00:00Z');
const PROOFS_SINCE = Date.parse('2026-11-23T00:00:00Z');

export type Completion = {
  readonly status: LevelStatus;
  /** Whether the server has replayed the finishing run. */
  readonly verified: boolean;
  /** The commands on the shown farm, if the server has replayed the run. */
  readonly shown?: readonly ReplayedCommand[];
  readonly problem: ProofProblem | undefined;
};

type Reported = {
  readonly status: LevelStatus;
  readonly proof: Proof | undefined;
  /** When the program ran, according to the device. */
  readonly madeAt: Date | undefined;
  /** Whether a student reports the completion. Staff may complete levels without a proof. */
  readonly isStudent: boolean;
};

/**
 * The status that the server stores. A student's `complete` counts only if the engine can replay the run to its end.
 */
export function judgeCompletion(
  level: Level & Pick<LevelData, 'variants'>,
  { status, proof, madeAt, isStudent }: Reported,
  now: number = Date.now(),
): Completion {
  if (status !== 'complete') return { status, verified: false, problem: undefined };
  const replayed = proof && replayProof([level, ...(level.variants ?? [])], proof);
  if (replayed?.ok) return { status, verified: true, shown: replayed.shown, problem: undefined };
  const ranBefore = madeAt !== undefined && madeAt.getTime() < PROOFS_SINCE && now < OLD_RUNS_UNTIL;
  const counts = !isStudent || (proof === undefined && ranBefore);
  return { status: counts ? 'complete' : 'in_progress', verified: false, problem: replayed?.problem };
}
