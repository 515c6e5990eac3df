import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { showsLevel } from './shows-level.ts';

it.each([
  ['/', true],
  ['/en', true],
  [paths.home('he'), true],
  [paths.level('en', 'python', 'intro-level1'), true],
  [paths.level('pt-BR', 'challenges', 'egg-sorter'), true],
  [paths.challenges('en'), false],
  [paths.login('en'), false],
  [paths.classes('en'), false],
  ['/en/profile/play/', false],
])('at %s: %s', (path, expected) => {
  expect(showsLevel(path)).toBe(expected);
});
