import { ApiError } from '@hopcode/contract/errors';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';

/** Refusals of the server that have words: `creator:save.<code>`. */
const CODES = [
  'level_slug_taken',
  'level_changed',
  'unknown_level',
  'too_many_levels',
  'proof_missing',
  'proof_refused',
] as const;

/** What a text of a level must not have. */
const WORDS = ['unkind_word', 'contact'] as const;

/** Why a level could not be saved. */
export type SaveFailure = {
  readonly code:
    | (typeof CODES)[number]
    | (typeof WORDS)[number]
    | 'too_many_attempts'
    | 'logged_out'
    | 'offline'
    | 'unexpected';
  readonly proof?: ProofProblem | undefined;
};

export const saveFailureOf = (error: unknown): SaveFailure => {
  // `fetch` itself fails with a TypeError when it reaches no server.
  if (error instanceof TypeError) return { code: 'offline' };
  if (!(error instanceof ApiError)) return { code: 'unexpected' };
  const code = CODES.find((known) => known === error.detail);
  if (code) return { code, proof: error.proof };
  const word = WORDS.find((known) => error.issues.some(({ message }) => message === known));
  if (word) return { code: word };
  if (error.status === 429) return { code: 'too_many_attempts' };
  return { code: error.status === 401 ? 'logged_out' : 'unexpected' };
};

/** Failures after which the same save may succeed later; after any other one the author must do something first. */
export const mayPass = ({ code }: SaveFailure): boolean =>
  code === 'offline' || code === 'unexpected' || code === 'logged_out' || code === 'too_many_attempts';
