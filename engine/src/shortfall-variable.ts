import { type DataValue, shortPythonText } from './formats/data-value.ts';
import type { Goal } from './formats/level.ts';
import type { Shortfall, ValueKind } from './formats/shortfall.ts';
import type { Timeline, TimelineEvent } from './formats/timeline.ts';
import { goalKindOf } from './goals/registry.ts';
import type { RunMoment } from './shortfall-refused.ts';

type VariableShortfall = Extract<
  Shortfall,
  { kind: 'variable-missing' | 'variable-type' | 'variable-value' }
>;

/**
 * What is wrong with the first variable whose goal is not met. A variable that exists comes before a missing one,
 * because the program may be unfinished.
 */
export const variableShortfall = (
  goals: readonly Goal[],
  { events, variables }: Pick<Timeline, 'events' | 'variables'>,
  at: (event: number | null, line: number | null) => RunMoment,
): VariableShortfall | undefined => {
  const unmet = goals.filter((goal) => {
    const kind = goalKindOf(goal.action);
    return goal.action !== 'file' && kind?.met === 'checked' && kind.check(goal, { variables }) !== undefined;
  });
  const isThere = ({ variable = '' }: Goal): boolean => Object.hasOwn(variables, variable);
  const goal = unmet.find(isThere) ?? unmet[0];
  if (goal === undefined) return undefined;
  const variable = goal.variable ?? '';
  const value = isThere(goal) ? variables[variable] : undefined;
  const set = lastSet(events, variable);
  const moment = at(set?.event ?? null, set?.line ?? null);
  if (value === undefined) return { kind: 'variable-missing', variable, ...moment };
  const [is, wanted] = [valueKind(value), wantedKind(goal)];
  if (is !== wanted) return { kind: 'variable-type', variable, is, wanted, ...moment };
  return { kind: 'variable-value', variable, value: shortPythonText(value).slice(0, 200), ...moment };
};

const valueKind = (value: DataValue): ValueKind => {
  if (value === null) return 'none';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'truth';
  return 'list' in value ? 'list' : 'other';
};

const TRUTHS: readonly (string | undefined)[] = ['true', 'false'];

const wantedKind = ({ action, depends, expectedData }: Goal): ValueKind => {
  if (action === 'compare') return expectedData === undefined ? 'none' : valueKind(expectedData);
  if (depends?.type === undefined) return 'number';
  return TRUTHS.includes(depends.type.toLowerCase()) ? 'truth' : 'text';
};

/** The event of the line that last changed a variable of the module. */
function lastSet(
  events: readonly TimelineEvent[],
  variable: string,
): { readonly event: number; readonly line: number } | undefined {
  const seen = events.findLastIndex(
    (event) => event.kind === 'line' && event.changed !== undefined && Object.hasOwn(event.changed, variable),
  );
  // The change is in the event of the line that runs next.
  for (let index = seen - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event?.kind === 'line') return { event: index, line: event.line };
  }
  return undefined;
}
