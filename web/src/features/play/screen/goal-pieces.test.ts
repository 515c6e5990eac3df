import { expect, it } from 'vitest';
import { goalPieces } from './goal-pieces.ts';

const LEVEL = {
  constants: [{ name: 'steps' }, { name: 'first' }],
  levelGoals: [{ variable: 'sheep_here' }, {}],
};

it.each([
  ['en', 'Walk 4 steps. The variable steps is 4.', ['steps'], 27],
  ['en', 'Feed the first hen. Use the variables first and steps.', ['first', 'steps'], 38],
  ['en', 'Set sheep_here to True or False.', ['sheep_here'], 4],
  ['en', 'The list steps holds numbers.', ['steps'], 9],
  ['en', 'The dictionary called steps holds names.', ['steps'], 22],
  ['en', 'Walk to the first X.', [], undefined],
  ['de', 'Die Variable steps ist die Zahl der Schritte.', ['steps'], 13],
  ['he', 'המשתנה steps הוא מספר הצעדים.', ['steps'], 7],
  ['de', 'Die Variable stepsize gibt es nicht.', [], undefined],
])('shows the names of variables in a goal as code, %s: %s', (language, goal, code, first) => {
  const pieces = goalPieces(goal, LEVEL, language);
  expect(pieces.map(({ text }) => text).join('')).toBe(goal);
  const names = pieces.filter(({ isCode }) => isCode);
  expect([names.map(({ text }) => text), names[0]?.at]).toEqual([code, first]);
});
