import type { CreativeProof } from '@hopcode/contract/creative/creative-level';
import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { needsProgram } from '@hopcode/engine/needs-program';
import { proofOf as proofOfTimelines, proofRunOf } from '@hopcode/engine/proof-run';
import type { Runner } from '@hopcode/python-runner/runner';
import { isComplete, problemBeforeRun } from '../run/run-result.ts';

/**
 * The proof of a program, or the index of the first farm that it does not complete. The proof includes the program and
 * its answers if the server must run the program to check these farms.
 */
export type ProofResult =
  | { readonly ok: true; readonly proof: CreativeProof }
  | { readonly ok: false; readonly farm: number };

type Answers = NonNullable<CreativeProof['answers']>;

/**
 * Runs a program on every farm, without showing it. Answers its questions as the author has answered them. A run with
 * more commands than the limit of a proof does not count as complete. A program with more lines than players may use
 * does not count either.
 */
export const proofOf = async (
  python: Pick<Runner, 'run'>,
  code: string,
  farms: readonly Level[],
  answers: Answers,
): Promise<ProofResult> => {
  const timelines: Timeline[] = [];
  for (const [farm, level] of farms.entries()) {
    if (problemBeforeRun(code, level)) return { ok: false, farm };
    const timeline = await python.run({ code, level, answers });
    if (!isComplete(timeline) || proofRunOf(level, timeline) === undefined) return { ok: false, farm };
    timelines.push(timeline);
  }
  const proof = proofOfTimelines(farms, timelines);
  if (!proof) return { ok: false, farm: 0 };
  const sent = needsProgram(farms) && { program: code, answers };
  return { ok: true, proof: { ...proof, ...sent } };
};
