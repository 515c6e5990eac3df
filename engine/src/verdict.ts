import { z } from 'zod';
import type { RunResults } from './goals/goal-kind.ts';
import { goalKindOf } from './goals/registry.ts';
import type { Board, World } from './world/world.ts';

export const failureSchema = z.strictObject({
  code: z.string().max(60),
  params: z.record(z.string(), z.union([z.string().max(10_000), z.number()])).optional(),
});

/** The state of each goal after a run, in the order of the level's goals. */
export const verdictSchema = z.strictObject({
  complete: z.boolean(),
  goals: z
    .array(z.strictObject({ met: z.boolean(), score: z.int().min(0), maxScore: z.int().min(1) }))
    .max(200),
  /**
   * The failure of the first variable or file with a wrong value; shown as an error (game.md section 5, 'Variable
   * goal').
   */
  failure: failureSchema.optional(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/**
 * Judges a world at the end of a run. The level is complete if every goal's score equals its maximum and every variable
 * and file check passes (game.md section 4, 'Level completion'). A level without goals is never complete.
 */
export const judge = (board: Board, world: World, results: RunResults): Verdict => {
  let failure: Verdict['failure'];
  const goals = board.goals.map((goal, index) => {
    const kind = goalKindOf(goal.action);
    if (kind?.met === 'checked') {
      const reason = kind.check(goal, results);
      if (reason && !failure)
        failure = reason.params ? { code: reason.code, params: { ...reason.params } } : { code: reason.code };
      return { met: !reason, score: reason ? 0 : goal.maxScore, maxScore: goal.maxScore };
    }
    const score = world.scores[index] ?? 0;
    return { met: score >= goal.maxScore, score, maxScore: goal.maxScore };
  });
  const complete = goals.length > 0 && goals.every((goal) => goal.met);
  return failure ? { complete, goals, failure } : { complete, goals };
};
