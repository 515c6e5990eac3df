import { ApiError } from '@hopcode/contract/errors';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';

/** Refusals of the server that have words: `creator:save.<code>`. */
const CODES = [
  'level_slug_taken',
  'too_many_levels',
  'proof_missing',
  'proof_refused',
  'unkind_word',
] as const;

/** Why a level could not be saved. */
export type SaveFailure = {
  readonly code: (typeof CODES)[number] | 'too_many_attempts' | 'logged_out' | 'unexpected';
  readonly proof?: ProofProblem | undefined;
};

export const saveFailureOf = (error: unknown): SaveFailure => {
  if (!(error instanceof ApiError)) return { code: 'unexpected' };
  const code = CODES.find((known) => known === error.detail);
  if (code) return { code, proof: error.proof };
  if (error.status === 429) return { code: 'too_many_attempts' };
  return { code: error.status === 401 ? 'logged_out' : 'unexpected' };
};
