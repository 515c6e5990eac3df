import { levelOutcome, type RunEnded } from '@hopcode/contract/level/outcome';
import { explain } from '@hopcode/python-runner/explain/explain';
import { api } from '../../../lib/api/api.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import type { Problem } from '../run/run-result.ts';

/** What went wrong as a key of ours, never as text of the learner. */
export const keyOfProblem = (problem: Problem): string => {
  switch (problem.kind) {
    case 'rule':
      return problem.failure.code;
    case 'limit':
      return problem.limit;
    case 'python':
    case 'crashed':
      return problem.error ? explain(problem.error, problem.source).key : problem.kind;
    case 'too-many-lines':
    case 'no-python':
    case 'unchecked':
      return problem.kind;
  }
};

/** Tells the server what a run ended with, so that a teacher sees who is stuck. Nothing waits for it. */
export const reportOutcome = async (
  { courseId, levelSlug }: LevelAddress,
  ended: RunEnded,
  problem: Problem | undefined,
): Promise<void> => {
  const error = problem ? keyOfProblem(problem) : null;
  await api(levelOutcome, { params: { slug: courseId }, body: { level_slug: levelSlug, ended, error } });
};
