import type { Level } from './formats/level.ts';
import { MOST_PROOF_CHANGES, MOST_PROOF_COMMANDS, type Proof, type ProofRun } from './formats/proof.ts';
import type { Timeline } from './formats/timeline.ts';

/** The variables that the goals of a level name. */
const namedVariables = ({ levelGoals }: Pick<Level, 'levelGoals'>): ReadonlySet<string> =>
  new Set(levelGoals.flatMap(({ variable }) => (variable === undefined ? [] : [variable])));

/**
 * The part of a proof for one farm, from the timeline of a run on it. Commands that changed nothing, such as looking
 * ahead, are left out. A command that failed and was caught is one of them, with its steps before the failure.
 * Undefined if the run has more commands than a proof may have.
 */
export const proofRunOf = (
  level: Pick<Level, 'levelGoals'>,
  { events, variables }: Pick<Timeline, 'events' | 'variables'>,
): ProofRun | undefined => {
  const commands = events.flatMap((event) =>
    event.kind === 'command' && event.changes.length > 0 ? [[event.name, ...event.args]] : [],
  );
  if (commands.length > MOST_PROOF_COMMANDS) return undefined;
  const names = namedVariables(level);
  return {
    commands,
    variables: Object.fromEntries(Object.entries(variables).filter(([name]) => names.has(name))),
  };
};

const countChanges = ({ events }: Timeline): number =>
  events.reduce((sum, event) => sum + (event.kind === 'command' ? event.changes.length : 0), 0);

/**
 * The proof of a program that completed every farm of a level, from its timelines in the order of the farms.
 * Undefined if a timeline is missing or too long.
 */
export const proofOf = (
  farms: readonly Pick<Level, 'levelGoals'>[],
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
