import { isCatchable } from './commands/farm-errors.ts';
import { isTooLong } from './counted-lines.ts';
import type { Actor } from './formats/actor.ts';
import type { Level } from './formats/level.ts';
import { MOST_PROOF_CHANGES, type Proof, type ProofRun } from './formats/proof.ts';
import type { ProofProblem } from './formats/proof-problem.ts';
import { sameData } from './formats/same-data.ts';
import { callOfProof } from './proof-command.ts';
import { startSimulation } from './simulation.ts';
import type { World } from './world/world.ts';

/** A command of a replayed run, and the inventory before and after it. */
export type ReplayedCommand = {
  readonly name: string;
  readonly actor: Actor;
  readonly before: World['inventory'];
  readonly after: World['inventory'];
};

/** A proof that was replayed to its end, with the commands on the shown farm, or the reason why it was not. */
export type ReplayedProof =
  | { readonly ok: true; readonly shown: readonly ReplayedCommand[] }
  | { readonly ok: false; readonly problem: ProofProblem };

/** Replays a finishing run on every farm of a level, the shown farm first. Never throws. */
export const replayProof = (farms: readonly Level[], { runs }: Proof): ReplayedProof => {
  if (runs.length !== farms.length)
    return { ok: false, problem: { code: 'missing_farm', farm: Math.min(runs.length, farms.length) } };
  const budget = { left: MOST_PROOF_CHANGES };
  const shown: ReplayedCommand[] = [];
  for (const [farm, level] of farms.entries()) {
    const run = runs[farm];
    const problem = run && problemOnFarm(level, run, { budget, replayed: farm === 0 ? shown : undefined });
    if (problem) return { ok: false, problem: { farm, ...problem } };
  }
  return { ok: true, shown };
};

/** The first problem of a proof; undefined if it completes every farm of its level. */
export const problemOfProof = (farms: readonly Level[], proof: Proof): ProofProblem | undefined => {
  const replayed = replayProof(farms, proof);
  return replayed.ok ? twoValues(farms, proof) : replayed.problem;
};

/**
 * The text of a farm without its goals. A program cannot read goals, so it does the same on two farms with the same
 * text.
 */
const farmText = (farm: Level): string => JSON.stringify({ ...farm, levelGoals: [] });

/**
 * The problem of a proof in which the variable of a goal has different values on two equal farms; undefined if there is
 * none.
 */
const twoValues = (farms: readonly Level[], { runs }: Proof): ProofProblem | undefined => {
  const texts = farms.map(farmText);
  for (const [farm, level] of farms.entries()) {
    const first = texts.indexOf(texts[farm] ?? '');
    const [one, other] = [runs[first]?.variables ?? {}, runs[farm]?.variables ?? {}];
    const goals = level.levelGoals.flatMap(({ variable }, goal) => {
      const values = variable === undefined ? [] : [one[variable], other[variable]];
      const [before, now] = values;
      return before !== undefined && now !== undefined && !sameData(before, now) ? [goal] : [];
    });
    if (goals.length > 0) return { code: 'goals_open', farm, goals };
  }
  return undefined;
};

/**
 * Why a program is too long to be part of a proof; undefined if its length is allowed on every farm. The program does
 * not run, because only its lines are counted.
 */
export const problemOfLength = (
  farms: readonly Pick<Level, 'maxLinesOfCode'>[],
  program: string | undefined,
): ProofProblem | undefined => {
  for (const [farm, level] of farms.entries()) {
    const { maxLinesOfCode: limit } = level;
    if (limit === undefined) continue;
    if (program === undefined) return { farm, code: 'no_program' };
    if (isTooLong(program, level)) return { farm, code: 'too_many_lines', limit };
  }
  return undefined;
};

type Replay = {
  /** How many more changes the proof may contain. */
  readonly budget: { left: number };
  /** The list to which the commands are added. */
  readonly replayed: ReplayedCommand[] | undefined;
};

const problemOnFarm = (
  level: Level,
  run: ProofRun,
  { budget, replayed }: Replay,
): Omit<ProofProblem, 'farm'> | undefined => {
  if (level.levelGoals.length === 0) return { code: 'no_goals' };
  const simulation = startSimulation(level);
  for (const [command, stored] of run.commands.entries()) {
    const { name, args, actor } = callOfProof(stored);
    const before = simulation.world().inventory;
    const { failure, changes } = simulation.command(name, args, actor);
    replayed?.push({ name, actor, before, after: simulation.world().inventory });
    budget.left -= changes.length;
    if (budget.left < 0) return { code: 'too_long', command };
    // A failure that a program can catch does not make the proof invalid. What the command did before the failure
    // counts, such as the steps before a bump.
    if (failure && !isCatchable(failure.code))
      return { code: 'command_failed', command, failure: failure.code };
  }
  const verdict = simulation.verdict(run.variables, run.files);
  if (verdict.complete) return undefined;
  return { code: 'goals_open', goals: verdict.goals.flatMap(({ met }, goal) => (met ? [] : [goal])) };
};
