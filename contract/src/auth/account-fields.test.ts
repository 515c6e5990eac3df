import { expect, test } from 'vitest';
import { classNameSchema } from '../organization/classes.ts';
import { organizationNameSchema } from '../organization/organization.ts';
import { fullNameSchema } from './account-fields.ts';

const NAMES = { fullNameSchema, classNameSchema, organizationNameSchema };

test.each(Object.entries(NAMES))('%s takes whatever can be seen, and nothing that cannot', (_, schema) => {
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
  ];
  expect(refused.filter((name) => schema.safeParse(name).success)).toEqual([]);
});
