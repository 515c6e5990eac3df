import { describe, expect, it } from 'vitest';
import { checkWords, pluralForms, type WordsTree } from './check-words.ts';

const ENGLISH: WordsTree = {
  run: { title: 'Run', again: 'Run again, {{name}}' },
  steps_one: '{{count}} step',
  steps_other: '{{count}} steps',
  code: 'Write `for` and <b>move_forward</b>',
};
const GERMAN = {
  run: { title: 'Los', again: 'Noch einmal, {{ name }}' },
  steps_one: 'Ein Schritt',
  steps_other: '{{count}} Schritte',
  code: 'Schreibe <b>move_forward</b> und `for`',
};

describe('checkWords', () => {
  it('reports nothing for a valid translation', () => {
    expect(checkWords('de', ENGLISH, GERMAN)).toEqual({ findings: [], missing: [] });
  });

  it('reports nothing for English itself', () => {
    expect(checkWords('en', ENGLISH, ENGLISH)).toEqual({ findings: [], missing: [] });
  });

  it.each([
    ['another key', { go: 'Los' }, 'go', 'is not in English'],
    ['a text where English has a group', { run: 'Los' }, 'run', 'is not in English'],
    ['an empty text', { run: { title: ' ' } }, 'run.title', 'is empty'],
    ['a lost placeholder', { run: { again: 'Noch einmal' } }, 'run.again', 'needs the placeholders {{name}}'],
    ['another placeholder', { run: { title: 'Los {{x}}' } }, 'run.title', 'needs the placeholders (none)'],
    ['a lost tag', { code: '`for` move_forward' }, 'code', 'needs the tags </b> <b>'],
    ['translated code', { code: '`für` <b>move_forward</b>' }, 'code', 'needs the code `for`'],
    ['a translated name', { code: '`for` <b>geh_vor</b>' }, 'code', 'needs the names move_forward'],
    [
      'a plural form of another language',
      { steps_few: '{{count}} Schritte', steps_other: '{{count}} Schritte' },
      'steps_few',
      'this language has only the plural forms one, other',
    ],
  ])('finds %s', (_, german, key, message) => {
    expect(checkWords('de', ENGLISH, german).findings).toEqual([
      { key, message: expect.stringContaining(message) },
    ]);
  });

  it('lists missing keys with the plural forms of the language', () => {
    const { missing } = checkWords('pl', ENGLISH, { ...GERMAN, code: ENGLISH.code ?? '' });
    expect(missing).toEqual(['steps_few', 'steps_many']);
  });

  it('requires only one form of a language with one plural form', () => {
    const japanese = { ...GERMAN, steps_one: undefined };
    const { steps_one: _, ...rest } = japanese;
    expect(checkWords('ja', ENGLISH, rest)).toEqual({ findings: [], missing: [] });
  });

  it('reports a form that English lacks', () => {
    expect(checkWords('en', { a_other: '{{count}}' }, { a_other: '{{count}}' }).missing).toEqual(['a_one']);
  });
});

describe('pluralForms', () => {
  it.each([
    ['en', ['one', 'other']],
    ['ja', ['other']],
    ['uk', ['few', 'many', 'one', 'other']],
    ['ar', ['few', 'many', 'one', 'other', 'two', 'zero']],
  ])('of %s', (locale, forms) => {
    expect([...pluralForms(locale, false)].sort()).toEqual(forms);
  });
});
