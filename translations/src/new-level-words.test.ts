import { expect, it } from 'vitest';
import { compileCourseWords, sourceProblems } from './build/compile-course-words.ts';
import { newLevelWords } from './new-level-words.ts';

it('compiles without changes, with every piece', () => {
  const text = `# Loops\n${newLevelWords('loops-level9')}`;
  const { words, problems } = compileCourseWords([{ path: 'loops.md', name: 'loops', text }]);
  expect(problems).toEqual([]);
  expect(sourceProblems(words, () => 'loops.md')).toEqual([]);
});
