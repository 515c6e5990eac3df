import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalEmail, canonicalUsername, inPlainLetters, searchableText } from './canonical-name.ts';

const SEED = { seed: 20_261_122 };

test.each([
  ['chloel', 'ChloéL', 'chloél', 'CHLOÉL', 'Chloe\u0301L'],
  ['irem', 'İrem', 'irem', 'IREM', 'ırem', 'I\u0307rem'],
  ['νικοσ', 'ΝΙΚΟΣ', 'νικος', 'Νίκος', 'νικοσ'],
  ['strasse', 'Straße', 'STRASSE', 'straẞe'],
  ['lukasz', 'Łukasz', 'ŁUKASZ', 'Lukasz'],
  ['soren', 'Søren', 'SOREN'],
  ['ежик', 'Ёжик', 'ёжик', 'ЕЖИК'],
  // A Cyrillic letter with two lower-case forms.
  ['вова', '\u1C80ова', 'вова', 'ВОВА'],
  ['oak12', 'Ｏａｋ１２', 'oak12', ' Oak12 '],
  ['fish', 'ﬁsh', 'Fish'],
  ['ארנבון-7', 'ארנבון־7', 'ארנבון-7', 'ארנבון–7'],
  ['דנה', '\u200Fדנה', 'דנה\uFE0F'],
  // Vowel points, and the line that stretches a word to fill its row.
  ['אלישבע', 'אֱלִישֶׁבַע', 'אלישבע', 'אֱלישבע'],
  ['יום', '\uFB1Dום'],
  ['محمد', 'مُحَمَّد', 'محمد', 'محـــمد'],
  ['أحمد', 'أَحْمَد', 'ا\u064E\u0654حمد'],
  // In these scripts, marks are part of the letter or word.
  ['हिन्दी', 'हिन्दी'],
  ['ก้า', 'ก้า'],
  ['がぎ', 'がぎ', 'か\u3099き\u3099'],
  ['ガ', 'ガ', 'ｶﾞ'],
  ['한글', '한글', '한글'.normalize('NFD')],
])('all ways of typing the username %s are equal', (canonical, ...typed) => {
  expect(typed.map(canonicalUsername)).toEqual(typed.map(() => canonical));
});

test.each([
  ['か', 'が'],
  ['กา', 'ก้า'],
  ['नि', 'नी'],
  ['احمد', 'أحمد'],
  ['adal', 'ada-l'],
])('%s and %s are two usernames', (one, other) => {
  expect(canonicalUsername(one)).not.toBe(canonicalUsername(other));
});

test('a name of only invisible characters is not empty', () => {
  expect(canonicalUsername('\u115F\u115F')).not.toBe('');
  expect(canonicalUsername(' \u115F ')).toBe('\u115F');
});

test('an address keeps a letter whose lower-case form has two characters', () => {
  expect(canonicalEmail('famİly2@Example.com')).toBe('famİly2@example.com');
});

test.each([
  ['Ada  Lovelace', 'ada lovelace'],
  [' Łódź\tSchool ', 'lodz school'],
])('%j is searched as %j', (text, form) => {
  expect(searchableText(text)).toBe(form);
});

test.each([
  ['family2@example.com', 'Family2@EXAMPLE.com', ' family2@example.com '],
  ['zoë@example.com', 'ZOË@example.com', 'zoe\u0308@example.com'],
  ['νικοσ@example.com', 'ΝΙΚΟΣ@example.com', 'νικος@example.com'],
])('all ways of typing the address %s are equal', (canonical, ...typed) => {
  expect(typed.map(canonicalEmail)).toEqual(typed.map(() => canonical));
});

test.each(['famİly2@example.com', 'famıly2@example.com', 'famíly2@example.com', 'ｆamily2@example.com'])(
  'the address %s is not family2@example.com',
  (typed) => {
    expect(canonicalEmail(typed)).not.toBe('family2@example.com');
  },
);

test.each([
  ['ChloéL', 'ChloeL'],
  ['Écureuil', 'Ecureuil'],
  ['Łukasz', 'Lukasz'],
  ['Straße', 'Strasse'],
  ['Ёжик', 'Ёжик'],
  ['がぎ', 'がぎ'],
  ['אֱלִישֶׁבַע', 'אלישבע'],
  ['أَحْمَد', 'أحمد'],
])('%s in plain letters is %s', (name, plain) => {
  expect(inPlainLetters(name)).toBe(plain);
  expect(canonicalUsername(plain)).toBe(canonicalUsername(name));
});

test.each([
  ['canonicalUsername', canonicalUsername],
  ['canonicalEmail', canonicalEmail],
  ['searchableText', searchableText],
  ['inPlainLetters', inPlainLetters],
])('%s is idempotent', (_, form) => {
  const character = fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
  // Half of the letters come from scripts in which accents and upper and lower case are ignored.
  const near = fc.integer({ min: 0x20, max: 0x52f }).map((code) => String.fromCodePoint(code));
  const text = fc.array(fc.oneof(character, near), { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, (typed) => {
      expect(form(form(typed))).toBe(form(typed));
    }),
    { ...SEED, numRuns: 5000 },
  );
});

test('two usernames never differ only in case', () => {
  const letter = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code));
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 12 }), (letters) => {
      const typed = letters.join('');
      expect(canonicalUsername(typed.toUpperCase())).toBe(canonicalUsername(typed));
    }),
    SEED,
  );
});
