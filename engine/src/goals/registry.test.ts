import { expect, it } from 'vitest';
import { englishWords } from '../testing/english-words.ts';
import { sourcesIn } from '../testing/sources.ts';
import { GOAL_KINDS, goalKindOf } from './registry.ts';

it('lists every file that defines a goal kind, and no other', () => {
  const defining = sourcesIn('goals').filter(({ text }) =>
    /^export const \w+ = defineGoalKind\(/m.test(text),
  );
  expect(defining.map(({ path }) => path)).toEqual(GOAL_KINDS.map(({ action }) => `${action}.ts`).toSorted());
});

it('finds a kind by its action', () => {
  expect(GOAL_KINDS.map(({ action }) => goalKindOf(action))).toEqual(GOAL_KINDS);
});

it('has a sentence for every failure of a variable goal', () => {
  const words = englishWords();
  const codes = GOAL_KINDS.flatMap((kind) => (kind.met === 'checked' ? kind.reasons : []));
  expect(codes.filter((code) => !words.has(`failures.${code}`))).toEqual([]);
});
