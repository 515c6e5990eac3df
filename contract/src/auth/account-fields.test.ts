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
      '\u2066Ada\u2069',
      'Ada\u2069',
    ];
    expect(refused.filter((name) => schema.safeParse(name).success)).toEqual([]);
  },
);

test('a username keeps one kind of hyphen', () => {
  expect(usernameSchema.parse(' ארנבון־7 ')).toBe('ארנבון-7');
  expect(usernameSchema.safeParse('־7').success).toBe(false);
});

test('a username with a character that reverses the text direction is refused', () => {
  const names = ['Ada\u202E', 'A\u202Ada', 'A\u2066d', 'A\u2069d'];
  expect(names.filter((name) => usernameSchema.safeParse(name).success)).toEqual([]);
});
