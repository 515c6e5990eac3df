import type { Level } from './formats/level.ts';
import { MOST_PROOF_CHANGES, MOST_PROOF_COMMANDS, type Proof, type ProofRun } from './formats/proof.ts';
import type { Timeline } from './formats/timeline.ts';
import { proofCommandOf } from './proof-command.ts';

/** The variables that the goals of a level name. */
const namedVariables = ({ levelGoals }: Pick<Level, 'levelGoals'>): ReadonlySet<string> =>
  new Set(levelGoals.flatMap(({ variable }) => (variable === undefined ? [] : [variable])));

/** The files that the goals of a level name, and the files that the level passes on. */
const namedFiles = ({ levelGoals, keeps = [] }: ProvenLevel): ReadonlySet<string> =>
  new Set([...keeps, ...levelGoals.flatMap(({ file }) => (file === undefined ? [] : [file]))]);

/** The parts of a level that decide what a proof contains. */
export type ProvenLevel = Pick<Level, 'levelGoals' | 'keeps'>;

/**
 * The part of a proof for one farm, from the timeline of a run on it. Commands that changed nothing, such as looking
 * ahead, are left out. A command whose failure the program caught is included, with its steps before the failure.
 * Undefined if the run has more commands than a proof may contain.
 */
export const proofRunOf = (
  level: ProvenLevel,
  { events, variables, files }: Pick<Timeline, 'events' | 'variables' | 'files'>,
): ProofRun | undefined => {
  const commands = events.flatMap((event) =>
    event.kind === 'command' && event.changes.length > 0 ? [proofCommandOf(event)] : [],
  );
  if (commands.length > MOST_PROOF_COMMANDS) return undefined;
  const names = namedVariables(level);
  const fileNames = namedFiles(level);
  const proven = files?.filter(({ name }) => fileNames.has(name)) ?? [];
  return {
    commands,
    variables: Object.fromEntries(Object.entries(variables).filter(([name]) => names.has(name))),
    ...(proven.length > 0 && { files: proven }),
  };
};

const countChanges = ({ events }: Timeline): number =>
  events.reduce((sum, event) => sum + (event.kind === 'command' ? event.changes.length : 0), 0);

/**
 * The proof of a program that completed every farm of a level, from its timelines in the order of the farms.
 * Undefined if a timeline is missing or too long.
 */
export const proofOf = (
  farms: readonly ProvenLevel[],
  timelines: readonly (Timeline | undefined)[],
): Proof | undefined => {
  const runs = farms.flatMap((level, farm) => {
    const timeline = timelines[farm];
    const run = timeline && proofRunOf(level, timeline);
    return run ? [run] : [];
  });
  const changes = timelines.reduce((sum, timeline) => sum + (timeline ? countChanges(timeline) : 0), 0);
  return runs.length === farms.length && changes <= MOST_PROOF_CHANGES ? { runs } : undefined;
};
