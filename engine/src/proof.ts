import { isCatchable } from './commands/farm-errors.ts';
import type { Level } from './formats/level.ts';
import { MOST_PROOF_CHANGES, type Proof, type ProofRun } from './formats/proof.ts';
import type { ProofProblem } from './formats/proof-problem.ts';
import { callOfProof } from './proof-command.ts';
import { startSimulation } from './simulation.ts';

/**
 * Replays a finishing run on every farm of a level, the shown farm first. Returns undefined if it completes them all,
 * otherwise the first problem. Never throws.
 */
export const problemOfProof = (farms: readonly Level[], { runs }: Proof): ProofProblem | undefined => {
  if (runs.length !== farms.length)
    return { code: 'missing_farm', farm: Math.min(runs.length, farms.length) };
  const budget = { left: MOST_PROOF_CHANGES };
  for (const [farm, level] of farms.entries()) {
    const run = runs[farm];
    const problem = run && problemOnFarm(level, run, budget);
    if (problem) return { farm, ...problem };
  }
  return undefined;
};

/** `budget` is how many more changes the proof may have. */
const problemOnFarm = (
  level: Level,
  run: ProofRun,
  budget: { left: number },
): Omit<ProofProblem, 'farm'> | undefined => {
  if (level.levelGoals.length === 0) return { code: 'no_goals' };
  const simulation = startSimulation(level);
  for (const [command, stored] of run.commands.entries()) {
    const { name, args, actor } = callOfProof(stored);
    const { failure, changes } = simulation.command(name, args, actor);
    budget.left -= changes.length;
    if (budget.left < 0) return { code: 'too_long', command };
    // A failure that the program caught has happened too: the steps before a bump, and the bump.
    if (failure && !isCatchable(failure.code))
      return { code: 'command_failed', command, failure: failure.code };
  }
  const verdict = simulation.verdict(run.variables, run.files);
  if (verdict.complete) return undefined;
  return { code: 'goals_open', goals: verdict.goals.flatMap(({ met }, goal) => (met ? [] : [goal])) };
};
