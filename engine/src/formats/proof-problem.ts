import { z } from 'zod';

/**
 * Why a proof is refused. `no_goals`: a farm has no goal, so it cannot be finished. `missing_farm`: the number of runs
 * is not the number of farms. `command_failed`: a command breaks a rule; `command` is its index, `failure` the code of
 * the rule. `too_long`: the commands make more changes than a proof may contain. `goals_open`: `goals` are the indexes
 * of the goals that are not met. `too_many_lines`: the program is longer than the `limit` of the farm. `no_program`:
 * the level can only be proved by a run of the program (see `needsProgram`), but the proof has no program.
 * `program_fails`: the server ran the program, and it does not finish the farm. `program_slow`: the server ran it, and
 * it took too long.
 */
export const proofProblemSchema = z
  .object({
    code: z.enum([
      'no_goals',
      'missing_farm',
      'command_failed',
      'goals_open',
      'too_long',
      'too_many_lines',
      'no_program',
      'program_fails',
      'program_slow',
    ]),
    /** The index of the farm; 0 is the shown one. */
    farm: z.int().min(0),
    command: z.int().min(0).optional(),
    failure: z.string().optional(),
    limit: z.int().min(1).optional(),
    goals: z.array(z.int().min(0)).optional(),
  })
  .meta({ id: 'ProofProblem' });
export type ProofProblem = z.infer<typeof proofProblemSchema>;
