import { expect, test } from 'vitest';
import { classNameSchema } from '../organization/classes.ts';
import { organizationNameSchema } from '../organization/organization.ts';
import { fullNameSchema, usernameSchema } from './account-fields.ts';

const NAMES = { fullNameSchema, classNameSchema, organizationNameSchema };

test.each(Object.entries(NAMES))(
  '%s accepts every name with a visible character and refuses all others',
  (_, schema) => {
    const taken = ['4b', '👩‍🌾', 'שלומו', "O'Neil", '?', 'علي', 'a\u200Cb'];
    expect(taken.filter((name) => !schema.safeParse(name).success)).toEqual([]);
    const refused = [
      '',
      '  ',
      'a\0b',
      'a\nb',
      '\u200B',
      '\u200B\u200D \u2060',
      '\u202E\u202C',
      '\u00AD',
      '\u3164',
      'a\u202Ebc',
      'a\u202Ab\u202C',
      '\u200E\u2066\u2069',
    ];
    expect(refused.filter((name) => schema.safeParse(name).success)).toEqual([]);
  },
);

test.each(Object.entries({ ...NAMES, usernameSchema }))(
  '%s removes invisible marks of direction',
  (_, schema) => {
    const pasted = [
      'יוסי\u200E',
      '\u200Fיוסי ',
      '\u2066יוסי\u2069',
      'יו\u200Eסי',
      '\u2068 יוסי\u2069 \u061C',
    ];
    expect(pasted.map((name) => schema.parse(name))).toEqual(pasted.map(() => 'יוסי'));
  },
);

test('a username gets ASCII hyphens in place of all others', () => {
  expect(usernameSchema.parse(' ארנבון־7 ')).toBe('ארנבון-7');
  expect(usernameSchema.safeParse('־7').success).toBe(false);
});

test('a username with a character that reverses the text direction is refused', () => {
  const names = ['Ada\u202E', 'A\u202Ada'];
  expect(names.filter((name) => usernameSchema.safeParse(name).success)).toEqual([]);
});
