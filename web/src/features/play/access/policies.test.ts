import type { CreditCounter } from '@hopcode/contract/credit/counter';
import { describe, expect, it } from 'vitest';
import { PLAYING_ONLY } from '../../../lib/site-features.tsx';
import {
  asksAdult,
  attemptsOf,
  CREATIVE_ALLOWANCE,
  hasNoShop,
  type Situation,
  type Wall,
  waitsForStudent,
  wallAfterRun,
  wallBeforeRun,
  wallOfRefusal,
  waysOut,
} from './policies.ts';

const EVERYTHING = { signUp: true, purchase: true };
const LEVEL = { slug: 'loops-level1', chapterId: 3, locked: false };
const VISITOR: Situation = {
  features: EVERYTHING,
  player: 'visitor',
  role: undefined,
  narrow: false,
  level: LEVEL,
  runs: 0,
  creativeRuns: 0,
};
const STUDENT: Situation = { ...VISITOR, player: 'student', role: 'parent' };
const ACCOUNT: Situation = { ...STUDENT, player: 'account' };
const ALONE: Situation = { ...VISITOR, features: PLAYING_ONLY };

const at = (situation: Situation, level: Partial<Situation['level']>): Situation => ({
  ...situation,
  level: { ...LEVEL, ...level },
});

describe('wallBeforeRun', () => {
  it.each<[string, Situation, Wall | undefined]>([
    ['a visitor plays', VISITOR, undefined],
    ['a student plays', STUDENT, undefined],
    ['an account must choose a student', ACCOUNT, 'no-student'],
    ['a locked level must be bought', at(STUDENT, { locked: true }), 'locked'],
    ['... before all other rules', at({ ...VISITOR, narrow: true }, { locked: true }), 'locked'],
    ['a visitor on a small screen signs up', { ...VISITOR, narrow: true }, 'mobile'],
    ['a student on a small screen plays', { ...STUDENT, narrow: true }, undefined],
    ['intro-level4 is free', at(VISITOR, { slug: 'intro-level4' }), undefined],
    ['intro-level5 needs an account', at(VISITOR, { slug: 'intro-level5' }), 'continue'],
    ['intro-level6 needs an account', at(VISITOR, { slug: 'intro-level6' }), 'continue'],
    ['intro-level7 needs an account', at(VISITOR, { slug: 'intro-level7' }), 'continue'],
    ['intro-level8 is free', at(VISITOR, { slug: 'intro-level8' }), undefined],
    ['... a student has one', at(STUDENT, { slug: 'intro-level5' }), undefined],
    [
      'the last creative run is free',
      at({ ...VISITOR, creativeRuns: CREATIVE_ALLOWANCE - 1 }, { chapterId: 0 }),
      undefined,
    ],
    [
      'the one after it is not',
      at({ ...VISITOR, creativeRuns: CREATIVE_ALLOWANCE }, { chapterId: 0 }),
      'creative',
    ],
    ['other chapters do not count', { ...VISITOR, creativeRuns: CREATIVE_ALLOWANCE }, undefined],
  ])('%s', (_, situation, wall) => {
    expect(wallBeforeRun(situation)).toBe(wall);
  });

  it.each<[string, Situation]>([
    ['small screens', { ...ALONE, narrow: true }],
    ['protected levels', at(ALONE, { slug: 'intro-level5' })],
    ['the Creative chapter', at({ ...ALONE, creativeRuns: 99 }, { chapterId: 0 })],
  ])('asks nothing of visitors where sign-up is off: %s', (_, situation) => {
    expect(wallBeforeRun(situation)).toBeUndefined();
  });
});

describe('wallAfterRun', () => {
  it.each<[Situation, Wall | undefined]>([
    [{ ...VISITOR, runs: 3 }, undefined],
    [{ ...VISITOR, runs: 4 }, 'save-progress'],
    [{ ...VISITOR, runs: 5 }, 'save-progress'],
    // The protected level itself shows the same invitation.
    [at({ ...VISITOR, runs: 5 }, { slug: 'intro-level7' }), undefined],
    [{ ...VISITOR, runs: 5, narrow: true }, undefined],
    [{ ...STUDENT, runs: 4 }, undefined],
    [{ ...ALONE, runs: 4 }, undefined],
  ])('%#', (situation, wall) => {
    expect(wallAfterRun(situation)).toBe(wall);
  });
});

describe('wallOfRefusal', () => {
  it.each<[number, string, Situation, Wall | undefined]>([
    [401, 'student', STUDENT, 'login'],
    [402, 'student', STUDENT, 'purchase'],
    [403, 'student', STUDENT, 'upgrade'],
    [403, 'visitor', VISITOR, 'credits'],
    [403, 'visitor who cannot sign up', ALONE, undefined],
    [404, 'visitor', VISITOR, undefined],
    [422, 'student', STUDENT, undefined],
  ])('%i for a %s', (status, _, situation, wall) => {
    expect(wallOfRefusal({ refused: status }, situation)).toBe(wall);
  });

  it('says that the class has closed the chapter', () => {
    expect(wallOfRefusal({ refused: 403, reason: 'chapter_locked' }, STUDENT)).toBe('closed');
  });
});

describe('waysOut', () => {
  it.each<[Wall, string, Situation, string[]]>([
    ['save-progress', 'a visitor', VISITOR, ['login', 'google', 'signup']],
    ['credits', 'a visitor', VISITOR, ['login', 'signup']],
    ['upgrade', 'a parent', ACCOUNT, ['purchase']],
    ['upgrade', 'a teacher', { ...ACCOUNT, role: 'teacher' }, ['schools']],
    ['locked', 'an admin', { ...ACCOUNT, role: 'admin' }, ['schools']],
    ['locked', 'a visitor', VISITOR, ['purchase']],
    [
      'locked',
      'any user where nothing is sold',
      { ...ACCOUNT, features: { ...EVERYTHING, purchase: false } },
      [],
    ],
    ['login', 'a visitor who cannot log in', ALONE, []],
    ['no-student', 'a parent', ACCOUNT, ['students']],
    ['no-student', 'a teacher', { ...ACCOUNT, role: 'teacher' }, []],
  ])('%s, %s', (wall, _, situation, ways) => {
    expect(waysOut(wall, situation)).toEqual(ways);
  });
});

describe('a child never sees a price', () => {
  const ROLES = ['parent', 'pupil', 'teacher', 'admin'] as const;
  const SALE_WALLS = ['locked', 'purchase', 'upgrade'] as const;
  it.each(ROLES.flatMap((role) => SALE_WALLS.map((wall) => [role, wall] as const)))(
    'tells a student of a %s to ask an adult (wall: %s), and gives the account itself a link',
    (role, wall) => {
      const student: Situation = { ...STUDENT, role };
      expect([asksAdult(wall, student), waysOut(wall, student), hasNoShop(wall, student)]).toEqual([
        true,
        [],
        false,
      ]);
      const account: Situation = { ...ACCOUNT, role };
      expect([asksAdult(wall, account), waysOut(wall, account).length]).toEqual([false, 1]);
    },
  );

  it.each<[Wall, boolean]>([
    ['login', false],
    ['no-student', false],
    ['credits', false],
  ])('the wall %s is not about money', (wall, asks) => {
    expect([asksAdult(wall, STUDENT), hasNoShop(wall, { ...ACCOUNT, features: PLAYING_ONLY })]).toEqual([
      asks,
      false,
    ]);
  });
});

describe('waitsForStudent', () => {
  it.each([
    [VISITOR, false],
    [ACCOUNT, true],
    [STUDENT, false],
  ])('%#', (situation, waits) => {
    expect(waitsForStudent(situation)).toBe(waits);
  });
});

describe('attemptsOf', () => {
  const counter = (used: number, limit: number | null): CreditCounter => ({
    execution_type: 'level',
    counter: used,
    limit,
  });
  it.each<[string, Situation, CreditCounter, string]>([
    ['a visitor', VISITOR, counter(3, 10), '3/10 logInForUnlimited 7'],
    ['a visitor without attempts left', VISITOR, counter(10, 10), '10/10 logInForUnlimited 0'],
    [
      'a visitor on a phone, who cannot run programs',
      { ...VISITOR, narrow: true },
      counter(0, 10),
      'nothing',
    ],
    ['a student on a phone', { ...STUDENT, narrow: true }, counter(3, null), '3/- unlimited Infinity'],
    ['a student without a limit', STUDENT, counter(3, null), '3/- unlimited Infinity'],
    ['an account', ACCOUNT, counter(3, 30), '3/30 subscribe 27'],
    [
      'an account of a site without a shop',
      { ...ACCOUNT, features: { ...EVERYTHING, purchase: false } },
      counter(3, 30),
      '3/30 available 27',
    ],
    ['a visitor who cannot sign up', ALONE, counter(3, 10), 'nothing'],
    [
      'a visitor on a challenge',
      VISITOR,
      { ...counter(3, 10), execution_type: 'challenge' },
      '3/10 logInForMore 7',
    ],
  ])('%s', (_, situation, count, shown) => {
    const attempts = attemptsOf(count, situation);
    expect(
      attempts ? `${attempts.used}/${attempts.limit ?? '-'} ${attempts.note} ${attempts.left}` : 'nothing',
    ).toBe(shown);
  });
});
