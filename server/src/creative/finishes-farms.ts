import { isTooLong } from '@hopcode/engine/counted-lines';
import type { Level } from '@hopcode/engine/formats/level';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';
import { missingIdea } from '@hopcode/engine/program-ideas';
import { RESERVED_NAMES } from '@hopcode/python-runner/python-keywords';
import type { Runner } from '@hopcode/python-runner/runner';
import type { CheckedProgram, ProgramToCheck } from '../parts/program-check.ts';

/**
 * Whether a goal needs a variable with a reserved name. No player would find out how to set it, because this needs a
 * trick with `globals()`.
 */
const isImpossible = ({ levelGoals }: Pick<Level, 'levelGoals'>): boolean =>
  levelGoals.some(({ variable }) => variable !== undefined && RESERVED_NAMES.has(variable));

/** The reason why a program cannot finish a farm in any run; undefined if only a run can tell. */
export const problemBeforeRun = ({
  farms,
  program,
}: Pick<ProgramToCheck, 'farms' | 'program'>): ProofProblem | undefined => {
  const farm = farms.findIndex(
    (level) => isImpossible(level) || isTooLong(program, level) || missingIdea(program, level) !== undefined,
  );
  return farm < 0 ? undefined : { code: 'program_fails', farm };
};

/** Runs a program with its answers on every farm, in order. Returns whether the program finishes all farms. */
export async function finishesFarms(
  runner: Pick<Runner, 'run'>,
  { farms, program, answers }: ProgramToCheck,
): Promise<CheckedProgram> {
  for (const [farm, level] of farms.entries()) {
    const { end, verdict } = await runner.run({ code: program, level, answers: [...answers] });
    if (end.status === 'stopped') return { ok: false, problem: 'busy' };
    // Python crashed twice, and there is no error from the program.
    if (end.status === 'crashed' && end.error === undefined) return { ok: false, problem: 'broken' };
    if (end.status === 'time') return { ok: false, problem: { code: 'program_slow', farm } };
    if (end.status !== 'finished' || !verdict.complete)
      return { ok: false, problem: { code: 'program_fails', farm } };
  }
  return { ok: true };
}
