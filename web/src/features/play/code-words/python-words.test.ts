import { pythonLanguage } from '@codemirror/lang-python';
import words from '@hopcode/translations/en/code-words.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { codeWordAt } from './code-word-at.ts';
import { PYTHON_WORDS } from './python-words.ts';

it('every word has its texts, and every text belongs to a word', () => {
  expect(PYTHON_WORDS.map(({ id }) => id).toSorted()).toEqual(Object.keys(words.words).toSorted());
});

const foundIn = (program: string): Set<string> => {
  const tree = pythonLanguage.parser.parse(program);
  const offsets = Array.from({ length: program.length + 1 }, (_, offset) => offset);
  return new Set(offsets.flatMap((offset) => codeWordAt(program, tree, offset)?.name ?? []));
};

it.each(PYTHON_WORDS.map(({ id, example }) => [id, example]))(
  'the example of %s contains the word',
  (id, example) => {
    expect(foundIn(example)).toContain(id);
  },
);

it('no example has a mistake', () => {
  const wrong = PYTHON_WORDS.filter(({ example }) => {
    const names: string[] = [];
    pythonLanguage.parser.parse(example).iterate({ enter: ({ name }) => void names.push(name) });
    return names.includes('⚠');
  });
  expect(wrong).toEqual([]);
});
