import { expect, test } from 'vitest';
import { hasFirstName, publicName } from './public-name.ts';

const EN = { student_id: 'x', name_locale: 'en' };

test.each([
  ['Ada Lovelace', 'Ada L.'],
  ['Ana María de la Cruz', 'Ana C.'],
  ['Anne-Sophie O’Neil', 'Anne-Sophie O.'],
  ['עדה לבלייס', 'עדה ל.'],
  ['Regina Kid', 'Regina K.'],
])('the first name of %s is shown as %s', (full_name, shown) => {
  expect(publicName({ ...EN, full_name, name_form: 'first_name' })).toBe(shown);
});

test.each([
  [null, 'first_name'],
  ['Ada Lovelace', 'made_up'],
  ['Ada', 'first_name'],
  ['Lovelace, Ada', 'first_name'],
  ['Ada (Elm Street 5)', 'first_name'],
  ['王小明', 'first_name'],
  ['山田 太郎', 'first_name'],
  ['김 민준', 'first_name'],
  ['Nguyễn Văn An', 'first_name'],
  ['fuck you', 'first_name'],
  ['Shit Kid', 'first_name'],
  ['Сука Кид', 'first_name'],
  ['Instagram Kid', 'first_name'],
  ['Discord.gg Kid', 'first_name'],
  ['Fuckyou Kid', 'first_name'],
  ['Fu ck', 'first_name'],
  ['👩‍👩‍👧‍👦🏳️‍🌈 🐇', 'first_name'],
] as const)('the made-up name of %s as %s has nothing of it', (full_name, name_form) => {
  const shown = publicName({ ...EN, full_name, name_form });
  expect(shown).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  for (const part of full_name?.split(' ') ?? []) expect(shown).not.toContain(part);
  expect(hasFirstName(full_name)).toBe(name_form === 'made_up');
});

test('the made-up name is in the language of the certificate', () => {
  const name = publicName({ student_id: 'x', name_locale: 'he', full_name: null, name_form: 'made_up' });
  expect(name).toMatch(/^[א-ת]+ [א-ת]+$/);
});
