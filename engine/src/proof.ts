import type { Level } from './formats/level.ts';
import { MOST_PROOF_COMMANDS, type Proof, type ProofRun } from './formats/proof.ts';
import type { ProofProblem } from './formats/proof-problem.ts';
import type { Timeline } from './formats/timeline.ts';
import { goalKindOf } from './goals/registry.ts';
import { startSimulation } from './simulation.ts';

/**
 * Replays a finishing run on every farm of a level, the shown farm first. Returns undefined if it completes them all,
 * otherwise the first problem. Never throws.
 */
export const problemOfProof = (farms: readonly Level[], { runs }: Proof): ProofProblem | undefined => {
  if (runs.length !== farms.length)
    return { code: 'missing_farm', farm: Math.min(runs.length, farms.length) };
  for (const [farm, level] of farms.entries()) {
    const run = runs[farm];
    const problem = run && problemOnFarm(level, run);
    if (problem) return { farm, ...problem };
  }
  return undefined;
};

const problemOnFarm = (level: Level, run: ProofRun): Omit<ProofProblem, 'farm'> | undefined => {
  if (level.levelGoals.length === 0) return { code: 'no_goals' };
  const simulation = startSimulation(level);
  for (const [command, [name, ...args]] of run.commands.entries()) {
    const { failure } = simulation.command(String(name), args);
    if (failure) return { code: 'command_failed', command, failure: failure.code };
  }
  const verdict = simulation.verdict(run.variables);
  if (verdict.complete) return undefined;
  return { code: 'goals_open', goals: verdict.goals.flatMap(({ met }, goal) => (met ? [] : [goal])) };
};

/** Variables that the goals of a level check. */
const checkedVariables = (level: Level): ReadonlySet<string> =>
  new Set(
    level.levelGoals.flatMap(({ action, variable }) =>
      variable !== undefined && goalKindOf(action)?.met === 'checked' ? [variable] : [],
    ),
  );

/**
 * The part of a proof for one farm, from the timeline of a run on it. Commands that changed nothing, such as looking
 * ahead, are left out. Undefined if the run has more commands than a proof may have.
 */
export const proofRunOf = (level: Level, { events, variables }: Timeline): ProofRun | undefined => {
  const commands = events.flatMap((event) =>
    event.kind === 'command' && event.changes.length > 0 ? [[event.name, ...event.args]] : [],
  );
  if (commands.length > MOST_PROOF_COMMANDS) return undefined;
  const names = checkedVariables(level);
  return {
    commands,
    variables: Object.fromEntries(Object.entries(variables).filter(([name]) => names.has(name))),
  };
};
