import { expect, it } from 'vitest';
import { levelAt, showsLevel } from './level-address.ts';
import { paths } from './paths.ts';

const python = (levelSlug: string) => ({ courseId: 'python', levelSlug });
const challenge = (levelSlug: string) => ({ courseId: 'challenges', levelSlug });

it.each([
  ['en', python('intro-level1'), '/en/play/python/intro-level1'],
  ['pt-BR', challenge('egg-sorter'), '/pt-BR/challenge/egg-sorter'],
  ['en', { courseId: 'a/b', levelSlug: 'ג?ד' }, '/en/play/a%2Fb/%D7%92%3F%D7%93'],
])('finds the level at the address that was created for it: %s %o', (locale, level, address) => {
  const path = paths.level(locale, level.courseId, level.levelSlug);
  expect([path, levelAt(path), levelAt(`${path}/`)]).toEqual([address, level, level]);
});

it.each([
  ['/', true],
  ['/en', true],
  [paths.home('he'), true],
  [paths.level('en', 'python', 'intro-level1'), true],
  [paths.level('pt-BR', 'challenges', 'egg-sorter'), true],
  // The slug is empty, so the page says that the level does not exist.
  ['/en/challenge/%E0%A4%A', true],
  [paths.challenges('en'), false],
  [paths.login('en'), false],
  [paths.classes('en'), false],
  ['/en/profile/play/', false],
  ['/en/play/python', false],
  ['/en/play/python/a1/my-level', true],
  ['/en/play/python/a1/my-level/x', false],
  ['/en/challenge/', false],
])('a level is shown at %s: %s', (path, expected) => {
  expect(showsLevel(path)).toBe(expected);
});

it.each([paths.home('en'), paths.challenges('en'), '/en/play/python', '/en/challenge/%E0%A4%A'])(
  'finds no level at %s',
  (path) => {
    expect(levelAt(path)).toBeUndefined();
  },
);
