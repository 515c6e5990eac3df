import type { Level } from '@hopcode/engine/formats/level';
import { MOST_PROOF_COMMANDS, type Proof, type ProofRun } from '@hopcode/engine/formats/proof';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Runner } from '@hopcode/python-runner/runner';
import { isComplete } from '../run/run-result.ts';

/** The commands of a run, and the values of the variables that the goals of its farm name. */
const runOf = ({ events, variables }: Timeline, { levelGoals }: Level): ProofRun => ({
  commands: events.flatMap((event) => (event.kind === 'command' ? [[event.name, ...event.args]] : [])),
  variables: Object.fromEntries(
    levelGoals.flatMap(({ variable }) => {
      const value = variable === undefined ? undefined : variables[variable];
      return variable === undefined || value === undefined ? [] : [[variable, value]];
    }),
  ),
});

/** The proof of a program, or the index of the first farm that it does not complete. */
export type ProofResult =
  | { readonly ok: true; readonly proof: Proof }
  | { readonly ok: false; readonly farm: number };

/**
 * Runs a program on every farm without a picture. A run with more commands than a proof may have does not count as
 * complete.
 */
export const proofOf = async (
  python: Pick<Runner, 'run'>,
  code: string,
  farms: readonly Level[],
): Promise<ProofResult> => {
  const runs: ProofRun[] = [];
  for (const [farm, level] of farms.entries()) {
    const timeline = await python.run({ code, level, answers: [] });
    const run = runOf(timeline, level);
    if (!isComplete(timeline) || run.commands.length > MOST_PROOF_COMMANDS) return { ok: false, farm };
    runs.push(run);
  }
  return { ok: true, proof: { runs } };
};
