import type { Who } from '@hopcode/contract/call';
import { expect, test } from 'vitest';
import type { Session } from '../sessions/session-store.ts';
import { permission } from './permission.ts';

const parent: Session = {
  tokenHash: Buffer.alloc(32),
  userId: 'u',
  tenantId: 't',
  userType: 0,
  organizationId: null,
  studentId: null,
  player: null,
  isOperator: false,
  isOperatorSecured: false,
  isPaid: false,
  impersonatorId: null,
  language: null,
  isFresh: true,
  isWithChild: false,
};
const people = {
  visitor: undefined,
  parent,
  'child of a parent': { ...parent, studentId: 's' },
  pupil: { ...parent, organizationId: 't', studentId: 's' },
  teacher: { ...parent, organizationId: 't', userType: 1 },
  admin: { ...parent, organizationId: 't', userType: 2 },
  operator: { ...parent, isOperator: true },
} as const satisfies Record<string, Session | undefined>;

type Name = keyof typeof people;

const all: Name[] = ['visitor', 'parent', 'child of a parent', 'pupil', 'teacher', 'admin', 'operator'];
const members = all.filter((name) => name !== 'visitor');

test.each<[Who, Name[]]>([
  ['anon', all],
  ['token', all],
  ['hook', all],
  ['user', members],
  ['parent', ['parent', 'child of a parent', 'operator']],
  ['teacher', ['teacher']],
  ['admin', ['admin']],
  ['student', ['child of a parent', 'pupil']],
  ['payer', ['parent', 'child of a parent', 'admin', 'operator']],
  ['staff', ['teacher', 'admin']],
  ['operator', ['operator']],
])('%s is %o', (who, expected) => {
  expect(all.filter((name) => permission([who], people[name]) === 'granted')).toEqual(expected);
});

test('one of several roles is enough; without a login it is a 401, otherwise a 403', () => {
  expect(permission(['operator', 'staff'], people.teacher)).toBe('granted');
  expect(permission(['operator', 'staff'], people.visitor)).toBe(401);
  expect(permission(['operator', 'staff'], people.parent)).toBe(403);
});
