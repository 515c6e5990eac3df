// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { wordCard } from './word-card.ts';
import type { WordTexts } from './word-texts.ts';

const TEXTS: WordTexts = {
  read: 'pour chaque',
  readLabel: 'À lire : pour chaque',
  meaning: 'Répète les lignes.',
  example: 'for n in range(3):\n    print(n)',
  exampleLabel: 'Exemple',
  sayCode: 'Dire le code',
  sayMeaning: 'Lire à voix haute',
  language: 'fr',
};

afterEach(() => vi.unstubAllGlobals());

const voices = (...langs: string[]) =>
  vi.stubGlobal('speechSynthesis', { getVoices: () => langs.map((lang) => ({ lang, localService: true })) });

const buttons = (card: HTMLElement) => [...card.querySelectorAll('button')].map(({ title }) => title);

it('says how the code is read, what it means, and shows an example', () => {
  const card = wordCard('for', TEXTS);
  expect([...card.querySelectorAll('p, code')].map(({ textContent }) => textContent)).toEqual([
    'for',
    'À lire : pour chaque',
    'Répète les lignes.',
    'Exemple',
    'for n in range(3):\n    print(n)',
  ]);
});

it.each([
  [
    ['fr-FR', 'en-US'],
    ['Dire le code', 'Lire à voix haute'],
  ],
  [['en-US'], ['Dire le code']],
  [['fr-FR'], ['Lire à voix haute']],
  [[], []],
])('with the voices %j it has the buttons %j', (langs, titles) => {
  voices(...langs);
  expect(buttons(wordCard('for', TEXTS))).toEqual(titles);
});

it.each([
  ['he', 'rtl'],
  ['fr', 'ltr'],
])('its words in %s are written %s, its code left to right', (language, dir) => {
  const card = wordCard('for', { ...TEXTS, language });
  expect(card.querySelector(`[lang=${language}]`)?.getAttribute('dir')).toBe(dir);
  expect(card.querySelector('pre')?.closest('[dir=rtl]')).toBeNull();
});
