import type { Level } from '@hopcode/engine/formats/level';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';

/** A program that must finish every farm of a level, with the answers to the questions that it asks. */
export type ProgramToCheck = {
  readonly farms: readonly Level[];
  readonly program: string;
  readonly answers: readonly (string | boolean)[];
};

/**
 * `busy`: the server had no time to run the program, or Python did not start. `broken`: Python crashed while the
 * program ran. The same program can be sent again.
 */
export type CheckedProgram =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: ProofProblem | 'busy' | 'broken' };

/** Runs the programs with which authors prove their levels, with real Python. Never rejects. */
export type ProgramCheck = {
  /** Runs a program that was sent by an account. */
  readonly check: (userId: string, asked: ProgramToCheck) => Promise<CheckedProgram>;
  /** Ends all runs with `busy`, including those that are waiting. */
  readonly stop: () => void;
};
