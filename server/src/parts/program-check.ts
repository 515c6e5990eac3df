import type { Level } from '@hopcode/engine/formats/level';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';

/** A program that must finish every farm of a level, with the answers to its questions. */
export type ProgramToCheck = {
  readonly farms: readonly Level[];
  readonly program: string;
  readonly answers: readonly (string | boolean)[];
};

/**
 * `busy`: there was no time for it, or Python did not start. `broken`: Python crashed while the program ran. The same
 * program can be sent again.
 */
export type CheckedProgram =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: ProofProblem | 'busy' | 'broken' };

/** Runs programs of authors with the real Python. Never rejects. */
export type ProgramCheck = {
  /** Runs a program of an account. */
  readonly check: (userId: string, asked: ProgramToCheck) => Promise<CheckedProgram>;
  /** Ends all runs with `busy`, including the waiting ones. */
  readonly stop: () => void;
};
