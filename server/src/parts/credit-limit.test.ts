import { EXECUTION_TYPES } from '@hopcode/contract/credit/counter';
import { expect, test } from 'vitest';
import { creditLimit, DEFAULT_LIMITS, type Player } from './credit-limit.ts';

const student = {
  kind: 'student',
  inOrganization: false,
  isSubscriber: false,
  assistant: { isEnabled: true, attemptLimit: null },
} as const;
const withTips = (attemptLimit: number) => ({ ...student, assistant: { isEnabled: true, attemptLimit } });

test.each<[string, Player, (number | null)[]]>([
  ['a visitor', { kind: 'visitor' }, [10, 10, 5, 5]],
  ['an account', { kind: 'account', isSubscriber: false }, [30, 30, 20, 20]],
  ['a subscriber', { kind: 'account', isSubscriber: true }, [null, null, null, null]],
  ['a student at home', student, [null, 30, 20, 20]],
  ['a subscriber’s student', { ...student, isSubscriber: true }, [null, null, null, null]],
  ['a subscriber’s student with less', { ...withTips(3), isSubscriber: true }, [null, null, 3, 3]],
  ['a student at home with less', withTips(3), [null, 30, 3, 3]],
  ['a student at home with more', withTips(99), [null, 30, 20, 20]],
  ['a pupil', { ...student, inOrganization: true }, [null, 30, null, null]],
  ['a pupil with more', { ...withTips(99), inOrganization: true }, [null, 30, 99, 99]],
  [
    'a pupil without assistant',
    { ...student, inOrganization: true, assistant: { isEnabled: false, attemptLimit: null } },
    [null, 30, 0, 0],
  ],
])('%s', (_, player, limits) => {
  expect(EXECUTION_TYPES.map((type) => creditLimit(type, player, DEFAULT_LIMITS))).toEqual(limits);
});

test.each<[string, Player, (number | null)[]]>([
  ['a visitor', { kind: 'visitor' }, [null, null, 1, 1]],
  ['an account', { kind: 'account', isSubscriber: false }, [7, 7, null, null]],
  ['a student at home', student, [null, 7, null, null]],
  ['a student at home with less', withTips(3), [null, 7, 3, 3]],
])('%s where the host has other limits', (_, player, expected) => {
  const limits = { visitor: { attempts: null, tips: 1 }, loggedIn: { attempts: 7, tips: null } };
  expect(EXECUTION_TYPES.map((type) => creditLimit(type, player, limits))).toEqual(expected);
});
