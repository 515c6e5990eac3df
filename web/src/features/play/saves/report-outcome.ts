import { levelOutcome, type RunEnded } from '@hopcode/contract/level/outcome';
import { explain } from '@hopcode/python-runner/explain/explain';
import { api } from '../../../lib/api/api.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import type { Problem } from '../run/run-result.ts';

/** The key that stands for the problem in reports. It never contains the learner's text. */
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

/**
 * Reports to the server how a run ended, so that a teacher can see who is stuck. No code waits for the server's answer.
 */
export const reportOutcome = async (
  { courseId, levelSlug }: LevelAddress,
  ended: RunEnded,
  problem: Problem | undefined,
): Promise<void> => {
  const error = problem ? keyOfProblem(problem) : null;
  const body = { level_slug: levelSlug, ended, error, run: Date.now() };
  await api(levelOutcome, { params: { slug: courseId }, body });
};
