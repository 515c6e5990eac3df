import type { Failure } from '../commands/command.ts';
import type { DataValue } from '../formats/data-value.ts';
import type { Goal, GoalAction } from '../formats/level.ts';

/** Final values of the learner's module-level variables. */
export type Variables = Readonly<Record<string, DataValue>>;

/**
 * One kind of goal. A `scored` kind is met by what commands did: its score reached its maximum. A `checked` kind
 * looks at the variables once the program has ended, and says why it is not met.
 */
export type GoalKind<Code extends string = string> =
  | { readonly action: GoalAction; readonly met: 'scored' }
  | {
      readonly action: GoalAction;
      readonly met: 'checked';
      readonly reasons: readonly Code[];
      readonly check: (goal: Goal, variables: Variables) => Failure<Code> | undefined;
    };

export const defineGoalKind = <const Code extends string = never>(kind: GoalKind<Code>) => kind;
