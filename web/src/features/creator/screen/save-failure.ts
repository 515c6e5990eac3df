import { ApiError } from '@hopcode/contract/errors';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';
import type { Design } from '../model/design.ts';

/** Refusals by the server that have their own message: `creator:save.<code>`. */
const CODES = [
  'level_slug_taken',
  'level_changed',
  'unknown_level',
  'too_many_levels',
  'proof_missing',
  'proof_refused',
  'check_busy',
  'too_many_checks',
] as const;

/** Refusals that are only about the proof. The level can be saved without the proof. */
const OF_PROOF: ReadonlySet<string> = new Set(['proof_refused', 'check_busy', 'too_many_checks']);

/** The codes for refused text in a level. */
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
  /** The path of the refused text, as in the contract: `body.tutorial`. */
  readonly path?: string;
};

export const saveFailureOf = (error: unknown): SaveFailure => {
  // `fetch` itself throws a TypeError if it cannot reach a server.
  if (error instanceof TypeError) return { code: 'offline' };
  if (!(error instanceof ApiError)) return { code: 'unexpected' };
  const code = CODES.find((known) => known === error.detail);
  if (code) return { code, proof: error.proof };
  for (const { path, message } of error.issues) {
    const word = WORDS.find((known) => known === message);
    if (word) return { code: word, path };
  }
  if (error.status === 429) return { code: 'too_many_attempts' };
  return { code: error.status === 401 ? 'logged_out' : 'unexpected' };
};

/**
 * Whether the same save may succeed later. After any other failure, the author must change something first.
 */
export const mayPass = ({ code }: SaveFailure): boolean =>
  code === 'offline' || code === 'unexpected' || code === 'logged_out' || code === 'too_many_attempts';

export const isAboutProof = ({ code }: SaveFailure): boolean => OF_PROOF.has(code);

/** The part of a design that the server refused. After a change to this part, the refusal no longer counts. */
export const refusedPart = (design: Design, { path = '' }: SaveFailure): unknown => {
  const { name, tutorial, template, farms } = design;
  if (path === 'body.name') return name;
  if (path === 'body.tutorial') return tutorial;
  if (path === 'body.code_template') return template;
  const farm = /^body\.farms\.(\d+)/.exec(path)?.[1];
  return farm === undefined ? undefined : farms[Number(farm)];
};
