import type { Failure } from '../commands/command.ts';
import type { DataValue } from '../formats/data-value.ts';
import type { Goal, GoalAction } from '../formats/level.ts';
import type { EndFile } from '../formats/level-file.ts';

/** The final values of the learner's module-level variables. */
export type Variables = Readonly<Record<string, DataValue>>;

/** The variables and files at the end of a program; `files` is undefined for a run without files. */
export type RunResults = {
  readonly variables: Variables;
  readonly files?: readonly EndFile[] | undefined;
};

/**
 * One kind of goal. Commands meet a goal of a `scored` kind: the goal is met when its score reaches its maximum. A
 * `checked` kind checks the variables and files after the program has ended, and returns a failure if the goal is not
 * met.
 */
export type GoalKind<Code extends string = string> =
  | { readonly action: GoalAction; readonly met: 'scored' }
  | {
      readonly action: GoalAction;
      readonly met: 'checked';
      readonly reasons: readonly Code[];
      readonly check: (goal: Goal, results: RunResults) => Failure<Code> | undefined;
    };

export const defineGoalKind = <const Code extends string = never>(kind: GoalKind<Code>) => kind;
