import type { CreativeCourse } from '@hopcode/contract/creative/creative-summary';
import type { LevelStatus } from '@hopcode/contract/level/level-status';
import type { Proof } from '@hopcode/engine/formats/proof';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';
import { problemOfLength, problemOfProof } from '@hopcode/engine/proof';
import type { Database } from '../database/database.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import { findPlayable } from './creative-store.ts';
import { farmsFor } from './farms.ts';
import { noteFirst } from './player-store.ts';
import { isOwn, viewerOf } from './viewer.ts';

type CreativeRun = {
  readonly userId: string;
  readonly courseId: CreativeCourse;
  readonly slug: string;
  readonly status: LevelStatus;
  readonly proof: Proof | undefined;
  /** The program that ran. */
  readonly program: string;
};

/** The answer to a run of a creative level. */
type Noted = {
  readonly status: LevelStatus;
  readonly verified: boolean;
  readonly proof_problem: ProofProblem | null;
};

/**
 * Counts a run of a creative level as a play if it is the player's first run of the level. A run with a valid proof
 * also counts as a completion if it is the player's first one. Runs of visitors and of the author are not counted.
 */
export async function noteCreativeRun(
  db: Database,
  session: Session | undefined,
  { userId, courseId, slug, status, proof, program }: CreativeRun,
): Promise<Noted | Refusal> {
  const viewer = session && viewerOf(session);
  const level = await findPlayable(db, viewer, { userId, courseId, slug });
  if (level === undefined) return refuse(404, 'unknown_level');
  const own = isOwn(viewer, level);
  const isComplete = status === 'complete';
  const farms = farmsFor(level, own);
  const problem =
    isComplete && proof !== undefined
      ? (problemOfLength(farms, program) ?? problemOfProof(farms, proof))
      : undefined;
  const verified = isComplete && proof !== undefined && problem === undefined;
  if (viewer !== undefined && viewer.userId !== level.user_id) {
    await noteFirst(db, level, viewer, 'played_at');
    if (verified) await noteFirst(db, level, viewer, 'completed_at');
  }
  return {
    status: isComplete && !verified ? 'in_progress' : status,
    verified,
    proof_problem: problem ?? null,
  };
}
