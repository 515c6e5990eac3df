import { describe, expect, it } from 'vitest';
import { nameOf, roleOf } from './role.ts';

describe('roleOf', () => {
  it.each([
    [0, null, 'parent'],
    [0, 'school', 'pupil'],
    [1, 'school', 'teacher'],
    [2, 'school', 'admin'],
  ] as const)('type %i in organization %s is a %s', (user_type, organization_id, role) => {
    expect(roleOf({ user_details: { user_type }, organization_id })).toBe(role);
  });
});

describe('nameOf', () => {
  it.each([
    ['Anna Hill', 'fox', 'a@example.org', 'Anna Hill'],
    [null, 'fox', 'a@example.org', 'fox'],
    [null, null, 'a@example.org', 'a@example.org'],
    [null, null, null, ''],
  ])('of %s, %s and %s is %s', (full_name, username, email, name) => {
    expect(nameOf({ full_name, username, email })).toBe(name);
  });
});
