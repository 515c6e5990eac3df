import type { Goal, Level } from '@hopcode/engine/formats/level';
import { samePosition } from '@hopcode/engine/world/geometry';
import { isMark } from '@hopcode/engine/world/world';
import type { Words } from '../../../lib/i18n/use-words.ts';
import { thingWords } from '../board/cell-words.ts';
import { ANY_TEXT, MARKS } from '../model/command-forms.ts';
import { markOf, wateredAt } from '../model/farm-commands.ts';

const markWords = (level: Level, goal: Goal, t: Words): string => {
  const cell = markOf(goal);
  if (!cell) return '';
  const type = level.items.find((item) => isMark(item.type) && samePosition(item.position, cell))?.type;
  const mark = MARKS.find((known) => known === type) ?? 'xmark';
  const [x, y] = cell;
  return t(`creator:mark.${mark}`, { x, y });
};

/** The thing that a goal is about: the one that the goal names, otherwise the one on its target tile. */
const subjectOf = (level: Level, { type, data, targetPosition, action }: Goal): string => {
  if (type !== undefined) return type;
  if (action === 'water') return wateredAt(level, targetPosition)?.type ?? data ?? '';
  const there = level.items.find(
    (item) => targetPosition && item.action === action && samePosition(item.position, targetPosition),
  );
  return action === 'place' || action === 'combine' || action === 'plant'
    ? (data ?? '')
    : (there?.type ?? data ?? '');
};

/** A goal as a sentence, such as "Say: Hello! On the gold X at row 2, column 3." */
export const goalSentence = (level: Level, goal: Goal, t: Words): string => {
  const { action, maxScore, position, data, variable, file } = goal;
  if (action === 'collect' && !position)
    return t('creator:goal.pickUp', { count: maxScore, thing: thingWords(goal.type ?? '', t, maxScore) });
  if (action === 'assign' || action === 'compare')
    return t('creator:goal.variable', { variable: variable ?? '' });
  if (action === 'file') return t('play.goals.file', { file: file ?? '' });
  const mark = markWords(level, goal, t);
  const thing = thingWords(subjectOf(level, goal), t);
  const isText = action === 'speak' || action === 'write' || action === 'ask' || action === 'display';
  if (isText && (data ?? ANY_TEXT) === ANY_TEXT) return t(`creator:goal.any.${action}`, { mark });
  return t(`creator:goal.${action}`, { mark, thing, text: data ?? '' });
};

/** All goals of a farm as sentences, for the card of a level and for screen readers. */
export const goalSentences = (level: Level, t: Words): readonly string[] =>
  level.levelGoals.map((goal) => goalSentence(level, goal, t));
