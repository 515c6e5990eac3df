import { expect, it } from 'vitest';
import { earlyWords } from './early-words.ts';

const ASSETS = [
  'word-indexes-a1_b2-c3.js',
  'word-indexes-a1_b2-c3.js.br',
  'text-direction-99999999.js',
  'words-he-index-11111111.js',
  'words-he-ui-22222222.js',
  'words-he-play-33333333.js',
  'words-he-stage-44444444.js',
  'words-he-engine-55555555.js',
  'words-he-play-66666666.js.br',
  'words-he-school-77777777.js',
  'words-fr-ui-88888888.js',
];

it.each([
  ['en', true, []],
  ['fi', false, []],
  ['fr', false, ['word-indexes-a1_b2-c3', 'words-fr-ui-88888888']],
  [
    'he',
    false,
    ['word-indexes-a1_b2-c3', 'text-direction-99999999', 'words-he-index-11111111', 'words-he-ui-22222222'],
  ],
  [
    'he',
    true,
    [
      'word-indexes-a1_b2-c3',
      'text-direction-99999999',
      'words-he-index-11111111',
      'words-he-ui-22222222',
      'words-he-play-33333333',
      'words-he-stage-44444444',
      'words-he-engine-55555555',
    ],
  ],
])(
  'a page in %s, with a level: %s, loads its words in parallel with the application',
  (locale, isLevel, names) => {
    expect(earlyWords(ASSETS, locale, isLevel)).toEqual(names.map((name) => `/assets/${name}.js`));
  },
);
