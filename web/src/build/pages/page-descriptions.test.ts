import { expect, it } from 'vitest';
import { describeCourse, readDescriptions } from './page-descriptions.ts';

it('returns the English description if the language has none', () => {
  expect(readDescriptions('xx')('login')).toBe(readDescriptions('en')('login'));
});

it('throws an error that names a page without a description', () => {
  expect(() => readDescriptions('en')('nothing')).toThrow(/nothing/);
});

it.each([
  ['en', 'Python: Farms, Loops, and Lists'],
  ['fr', 'Python: Farms, Loops et Lists'],
])('describes the map of a course in %s by its chapters', (locale, description) => {
  const chapters = ['Farms', 'Loops', 'Lists'].map((name, index) => ({
    id: index + 1,
    name,
    level_data: [],
    quiz_exists: false,
    quiz_complete: false,
    class_locked: false,
  }));
  expect(describeCourse({ id: 'python', name: 'Python', chapters }, locale)).toBe(description);
});
