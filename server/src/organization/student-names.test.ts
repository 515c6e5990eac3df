import { expect, test } from 'vitest';
import { chooseUsernames, type WishedName } from './student-names.ts';

test.each<[WishedName[], string[], string[]]>([
  [[{ username: 'Ada' }], [], ['Ada']],
  [[{ username: 'Ada', full_name: 'Ada King' }], [], ['Ada']],
  [[{ full_name: 'Ada King Lovelace' }], [], ['AdaL']],
  [[{ full_name: 'Ada' }, { full_name: 'Ada' }, { username: 'ADA' }], [], ['Ada', 'Ada2', 'ADA3']],
  [[{ username: 'Ada' }, { username: 'Ada2' }], ['ada'], ['Ada2', 'Ada22']],
  [[{ full_name: '小明 王' }, { full_name: 'Éva O’Neil' }], [], ['小明王', 'EvaO']],
  [[{ full_name: 'فاطمة الزهراء' }, { full_name: 'سارة ال' }], [], ['فاطمةز', 'سارةا']],
  [[{ full_name: 'אֱלִישֶׁבַע כֹּהֵן' }, { full_name: 'אלישבע כהן' }], [], ['אלישבעכ', 'אלישבעכ2']],
  [[{ full_name: 'สมชาย ใจดี' }, { full_name: 'สมชาย ดี' }], [], ['สมชายใจ', 'สมชายด']],
  [[{ full_name: 'Chloé Lebœuf' }, { username: 'ChloéL' }], [], ['ChloeL', 'ChloéL2']],
  [[{ username: 'İrem' }, { username: 'irem' }, { username: 'Other' }], [], ['İrem', 'irem2', 'Other']],
  [[{ username: 'ΝΙΚΟΣ' }, { username: 'Νίκος' }], ['νικοσ'], ['ΝΙΚΟΣ2', 'Νίκος3']],
  [[{ username: `${'x'.repeat(38)}𝒳` }], [`${'x'.repeat(39)}`], [`${'x'.repeat(38)}2`]],
  [
    [{ full_name: 'Fox 1' }, { full_name: 'Fox 10' }, { full_name: 'Fox 11b' }],
    [],
    ['Fox1', 'Fox10', 'Fox11'],
  ],
  [[{ full_name: '!!!' }, { full_name: 'A' }], [], ['Student', 'Student2']],
  [[{ username: 'x'.repeat(40) }], ['x'.repeat(40)], [`${'x'.repeat(39)}2`]],
])('%o beside %o become %o', (wished, taken, expected) => {
  expect(chooseUsernames(wished, new Set(taken)).map((one) => one.username)).toEqual(expected);
});

test('the answer says which username was changed', () => {
  const chosen = chooseUsernames([{ username: 'Bo' }, { full_name: 'Bo' }], new Set());
  expect(chosen).toEqual([
    { username: 'Bo', renamed: false },
    { username: 'Bo2', renamed: true },
  ]);
});
