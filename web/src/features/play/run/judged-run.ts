import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Runner } from '@hopcode/python-runner/runner';
import { loadReasons, needsReasons } from './reasons.ts';
import type { Answer } from './run-state.ts';

type Program = { readonly code: string; readonly answers: readonly Answer[] };

/** Loads the check that a program uses the ideas of its level. The check is not among the files of the first visit. */
export const loadIdeas = () => import('@hopcode/engine/program-ideas').then((file) => file.judgedWithIdeas);

/**
 * Runs Python on a farm with the answers so far. Judges the farm and the program. Without a network, the check of the
 * program may not load. In that case only the farm decides, so that the child can continue. The reasons for a failed
 * command may not load either. Then the card shows only the failure.
 */
export const judgedRun = async (
  python: Pick<Runner, 'run'>,
  { code, answers }: Program,
  level: Level,
): Promise<Timeline> => {
  const timeline = await python.run({ code, level, answers: [...answers] });
  if (needsReasons(timeline)) await loadReasons().catch(() => undefined);
  if (level.ideas === undefined || !timeline.verdict.complete) return timeline;
  const judged = await loadIdeas().catch(() => undefined);
  return judged?.(timeline, code, level) ?? timeline;
};
