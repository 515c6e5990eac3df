import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { judgedWithIdeas } from '@hopcode/engine/program-ideas';
import type { Runner } from '@hopcode/python-runner/runner';
import type { Answer } from './run-state.ts';

type Program = { readonly code: string; readonly answers: readonly Answer[] };

/** Runs Python on a farm, with the answers given so far, and judges the farm and the program. */
export const judgedRun = async (
  python: Pick<Runner, 'run'>,
  { code, answers }: Program,
  level: Level,
): Promise<Timeline> =>
  judgedWithIdeas(await python.run({ code, level, answers: [...answers] }), code, level);
