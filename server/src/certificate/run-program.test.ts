import { expect, test } from 'vitest';
import { fakePython } from '../testing/certificates.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { completesLevel } from './run-program.ts';

const level = fixtureContent().level('python', 'loops-level1', 'en');

test.each([
  ['a program with the idea of its level', 'for i in range(7):\n    player.move_forward()', true],
  ['a program that only reaches the goal', 'player.move_forward(7)', false],
  ['a program that does not reach the goal', 'for i in range(7):\n    wrong()', false],
])('%s', async (_, code, expected) => {
  if (level === undefined) throw new Error('The fixture has no such level');
  expect(await completesLevel(fakePython(), { ...level, ideas: ['for'] }, code)).toBe(expected);
});
