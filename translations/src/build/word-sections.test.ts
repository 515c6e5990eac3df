import { expect, it } from 'vitest';
import { wordSections } from './word-sections.ts';

it('splits at headings and keeps the headings above', () => {
  const file =
    '# Loops\n\nAbout.\n\n## loops-level1\n\n### name\n\nAgain\n\n### goal\n\nGo.\n\n## loops-level2\n';
  expect(wordSections(file)).toEqual([
    { path: ['Loops'], line: 1, text: 'About.' },
    { path: ['Loops', 'loops-level1'], line: 5, text: '' },
    { path: ['Loops', 'loops-level1', 'name'], line: 7, text: 'Again' },
    { path: ['Loops', 'loops-level1', 'goal'], line: 11, text: 'Go.' },
    { path: ['Loops', 'loops-level2'], line: 15, text: '' },
  ]);
});

it('ignores the comments of a code fence', () => {
  const [section] = wordSections('# a\n```python\n# walk\nx = 1\n```');
  expect(section?.text).toBe('```python\n# walk\nx = 1\n```');
});

it('gives an empty name to a missing level of headings', () => {
  expect(wordSections('### goal\nGo.')).toEqual([{ path: ['', '', 'goal'], line: 1, text: 'Go.' }]);
});
