import { expect, test } from 'vitest';
import { type Creator, creatorName } from './creator-name.ts';

const adult: Creator = { userId: 'u', organizationId: null, fullName: null, email: null, student: null };
const child: Creator = {
  ...adult,
  organizationId: 'school',
  fullName: 'Grace Hopper',
  email: 'grace@home.test',
  student: { id: 's', fullName: 'Ada Lovelace', username: 'ada-l' },
};

test.each([
  [{ fullName: 'Grace Hopper', email: 'grace@home.test' }, 'Grace Hopper'],
  [{ email: 'ada.m_lovelace@home.test' }, 'Ada M Lovelace'],
  [{ email: 'grace+farm@home.test' }, 'Grace Farm'],
  [{ email: '@home.test' }, null],
  [{}, null],
])('an adult with %o is %s', (names, name) => {
  expect(creatorName({ ...adult, ...names }, undefined, 'en')).toBe(name);
});

test.each([
  ['its own account', { userId: 'u', organizationId: null }],
  ['its school', { userId: 'x', organizationId: 'school' }],
])('%s sees the name of a child', (_, caller) => {
  expect(creatorName(child, caller, 'en')).toBe('Ada Lovelace');
  const student = { id: 's', fullName: null, username: 'ada-l' };
  expect(creatorName({ ...child, student }, caller, 'en')).toBe('ada-l');
});

test.each([
  ['a visitor', undefined, child],
  ['another school', { userId: 'x', organizationId: 'other' }, child],
  ['another family', { userId: 'x', organizationId: null }, { ...child, organizationId: null }],
])('%s sees a made-up name of a child, always the same', (_, caller, creator) => {
  const name = creatorName(creator, caller, 'en') ?? '';
  expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  for (const secret of ['Ada', 'ada', 'Lovelace', 'Grace', 'Hopper']) expect(name).not.toContain(secret);
  expect(creatorName(creator, caller, 'en')).toBe(name);
  expect(creatorName(creator, caller, 'he')).not.toBe(name);
});
