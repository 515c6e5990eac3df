import type { Words } from '../../lib/i18n/use-words.ts';
import type { GoalCounter } from './goal-counters.ts';

/** Name of an item in the page's language; an item without a word keeps its code name. */
export const itemName = (type: string, t: Words): string => t(`engine:items.${type}`, { defaultValue: type });

/** What a goal asks for, in a few words. */
export const goalName = (
  { action, type, variable }: Pick<GoalCounter, 'action' | 'type' | 'variable'>,
  t: Words,
): string =>
  t(`play.goals.${action}`, {
    item: type === undefined ? '' : itemName(type, t),
    variable: variable ?? '',
  });
