import { thingName } from '@hopcode/engine/message';
import { sayMessage } from '../../../lib/i18n/engine-words.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';
import type { GoalCounter } from './goal-counters.ts';

/** A goal in a few words. */
export const goalName = (
  { action, type, variable, file, max }: Pick<GoalCounter, 'action' | 'type' | 'variable' | 'file' | 'max'>,
  t: Words,
): string =>
  t(`play.goals.${action}`, {
    item: type === undefined ? '' : sayMessage(thingName(type, max), t),
    variable: variable ?? '',
    file: file ?? '',
  });
