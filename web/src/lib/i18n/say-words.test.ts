import { expect, it } from 'vitest';
import { createWords, type WordsParams, type WordsTree } from './say-words.ts';

const FILES: Readonly<Record<string, WordsTree>> = {
  'en/ui': {
    menu: { open: 'Open the menu', hello: 'Hello, {{ name }}{{mark}}' },
    empty: '',
    step_one: '{{count}} step',
    step_other: '{{count}} steps',
    only_other: '{{count}} apples',
    single: 'one form: {{count}}',
  },
  'en/errors': {
    kinds: { list: 'a list', other: 'a value of type {{type}}' },
    join: 'Not with $t(errors:kinds.{{kind}}).',
    compare: '{{sign}}: $t(errors:kinds.{{a}}, {"type": "{{left}}"}) and $t(errors:kinds.list)',
    lost: 'See $t(errors:kinds.none).',
  },
  'pl/ui': {
    step_one: '{{count}} krok',
    step_few: '{{count}} kroki',
    step_many: '{{count}} kroków',
  },
};

const wordsIn = (...languages: string[]) =>
  createWords({ languages, namespace: 'ui', file: (language, name) => FILES[`${language}/${name}`] });

it.each<[key: string, params: WordsParams | undefined, expected: string]>([
  ['menu.open', undefined, 'Open the menu'],
  ['menu.hello', { name: 'Ann', mark: '!' }, 'Hello, Ann!'],
  ['menu.hello', { name: '{{mark}} $t(empty)', mark: '$&' }, 'Hello, {{mark}} $t(empty)$&'],
  ['menu.hello', {}, 'Hello, '],
  ['empty', undefined, ''],
  ['step', { count: 1 }, '1 step'],
  ['step', { count: 0 }, '0 steps'],
  ['only', { count: 1 }, '1 apples'],
  ['single', { count: 2 }, 'one form: 2'],
  ['errors:join', { kind: 'list' }, 'Not with a list.'],
  ['errors:join', { kind: 'list', defaultValue: 'x' }, 'Not with a list.'],
  ['errors:compare', { sign: '<', a: 'other', left: 'a "set"' }, '<: a value of type a "set" and a list'],
  ['errors:lost', {}, 'See kinds.none.'],
  ['menu.close', undefined, 'menu.close'],
  ['errors:nothing.there', undefined, 'nothing.there'],
  ['menu', undefined, 'menu'],
  ['menu.open.more', undefined, 'menu.open.more'],
  ['constructor', undefined, 'constructor'],
  ['lost:key', { defaultValue: '' }, ''],
  ['nothing', { defaultValue: 'Dear {{name}}', name: 'Ann' }, 'Dear Ann'],
])('%s with %j is "%s"', (key, params, expected) => {
  expect(wordsIn('en')(key, params)).toBe(expected);
});

it.each([
  [1, '1 krok'],
  [3, '3 kroki'],
  [5, '5 kroków'],
  [1.5, '1.5 steps'],
])('%s has its plural form of the language, or the English one', (count, expected) => {
  expect(wordsIn('pl', 'en')('step', { count })).toBe(expected);
});

it('another language says in English what it lacks', () => {
  expect(wordsIn('pl', 'en')('menu.open')).toBe('Open the menu');
});
