import type { Words } from '../../lib/i18n/use-words.ts';
import type { GoalCounter } from './goal-counters.ts';

/** Name of so many of a thing in the page's language; a thing without a word keeps its code name. */
export const thingName = (type: string, t: Words, count = 1): string =>
  t(`engine:things.${type}`, { count, defaultValue: type });

/** What a goal asks for, in a few words. */
export const goalName = (
  { action, type, variable, max }: Pick<GoalCounter, 'action' | 'type' | 'variable' | 'max'>,
  t: Words,
): string =>
  t(`play.goals.${action}`, {
    item: type === undefined ? '' : thingName(type, t, max),
    variable: variable ?? '',
  });
