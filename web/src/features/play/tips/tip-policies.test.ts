import type { CreditCounter } from '@hopcode/contract/credit/counter';
import type { RunEnd } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import type { Situation } from '../access/policies.ts';
import type { Problem } from '../run/run-result.ts';
import type { Phase } from '../run/run-state.ts';
import {
  hasRoom,
  isTipSwitchOn,
  isTipSwitchShown,
  mayAskTips,
  needsTip,
  type TipSituation,
  tipCreditOf,
  tipLockOf,
  tipNoteOf,
  usedUpWayOf,
  waysOfUsedUp,
} from './tip-policies.ts';

const EVERYTHING = { signUp: true, purchase: true };
const NOTHING_SOLD = { ...EVERYTHING, purchase: false };
const NOBODY_SIGNS_UP = { signUp: false, purchase: false };
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
const PUPIL: Situation = { ...VISITOR, player: 'student', role: 'pupil' };

const TIPS: TipSituation = {
  situation: VISITOR,
  hasGoals: true,
  ofCreator: false,
  on: true,
  assistantEnabled: true,
  timing: 'asks',
};

describe('the switch, and whether to ask for tips', () => {
  it.each<[string, TipSituation, string]>([
    ['a visitor', TIPS, 'shown, on, asks'],
    ['a student', { ...TIPS, situation: STUDENT }, 'shown, on, asks'],
    ['a user who has turned it off', { ...TIPS, on: false }, 'shown, off'],
    ['a small screen', { ...TIPS, situation: { ...VISITOR, narrow: true } }, 'on'],
    ['a level without goals', { ...TIPS, hasGoals: false }, 'on'],
    ['a level that a user created', { ...TIPS, ofCreator: true }, 'shown, off, creator'],
    ['a student without assistant', { ...TIPS, assistantEnabled: false }, 'shown, off, assistantOff'],
    ['a class without assistant', { ...TIPS, timing: 'off' }, 'shown, off, assistantOff'],
    ['a class whose assistant waits', { ...TIPS, timing: 'waits' }, 'shown, on, asks'],
    [
      'a student without assistant on a level that a user created',
      { ...TIPS, ofCreator: true, assistantEnabled: false },
      'shown, off, assistantOff',
    ],
  ])('%s', (_, tips, expected) => {
    const said = [
      isTipSwitchShown(tips) ? 'shown' : '',
      isTipSwitchOn(tips) ? 'on' : 'off',
      tipLockOf(tips) ?? '',
      mayAskTips(tips) ? 'asks' : '',
    ];
    expect(said.filter((word) => word !== '').join(', ')).toBe(expected);
  });
});

describe('needsTip', () => {
  const ended = (end: RunEnd = { status: 'finished' }, complete = false): Phase => ({
    status: 'ended',
    end,
    complete,
  });
  const error = { type: 'NameError', message: 'no', line: 1, trace: '' };
  const rule: Problem = { kind: 'rule', failure: { code: 'bumped-into-wall' }, line: 1 };
  it.each<[string, Phase, Problem | undefined, boolean]>([
    ['goals are not met', ended(), undefined, true],
    ['a command failed', ended(), rule, true],
    ['Python raised', ended({ status: 'error', error }), { kind: 'python', error, source: 'x' }, true],
    [
      'the program never ends',
      ended({ status: 'time', line: 1 }),
      { kind: 'limit', limit: 'time', line: 1 },
      true,
    ],
    ['Python crashed', ended({ status: 'crashed' }), { kind: 'crashed', source: 'x' }, true],
    ['the level is complete', ended({ status: 'finished' }, true), undefined, false],
    ['the run could not be checked', ended({ status: 'unchecked' }), { kind: 'unchecked' }, false],
    ['Python did not load', ended({ status: 'crashed' }), { kind: 'no-python' }, false],
    ['the program had too many lines', ended(), { kind: 'too-many-lines', limit: 3 }, false],
    ['the learner stopped it', ended({ status: 'stopped' }), undefined, false],
    ['the run was stopped before its end', { status: 'idle' }, undefined, false],
    ['the program runs', { status: 'running', working: false }, undefined, false],
  ])('when %s', (_, phase, problem, needs) => {
    expect(needsTip(phase, problem)).toBe(needs);
  });
});

const counter = (used: number, limit: number | null): CreditCounter => ({
  execution_type: 'level_assistant',
  counter: used,
  limit,
});

describe('hasRoom', () => {
  it.each<[boolean, CreditCounter | undefined, boolean]>([
    [false, undefined, true],
    [false, counter(5, 5), true],
    [true, undefined, false],
    [true, counter(5, 5), false],
    [true, counter(6, 5), false],
    [true, counter(5, 20), true],
    [true, counter(5, null), true],
  ])('after the message that no tips are left: %s, counter %j', (said, count, room) => {
    expect(hasRoom(said, count)).toBe(room);
  });
});

describe('tipNoteOf', () => {
  it.each<[string, Situation, CreditCounter | undefined, string]>([
    ['a visitor', VISITOR, counter(2, 5), '2/5 logInForMore 3'],
    ['a visitor without activations left', VISITOR, counter(5, 5), '5/5 logInForMore 0'],
    ['a student', STUDENT, counter(2, 20), '2/20 available 18'],
    ['an account', { ...STUDENT, player: 'account' }, counter(2, 20), '2/20 subscribe 18'],
    [
      'a student of a site without a shop',
      { ...STUDENT, features: NOTHING_SOLD },
      counter(2, 20),
      '2/20 available 18',
    ],
    ['a student without a limit', STUDENT, counter(2, null), '2/- unlimited Infinity'],
    ['a school student with a limit', PUPIL, counter(2, 20), '2/20 available 18'],
    ['a visitor who cannot sign up', { ...VISITOR, features: NOBODY_SIGNS_UP }, counter(2, 5), 'nothing'],
    ['a user without a counter', VISITOR, undefined, 'nothing'],
  ])('%s', (_, situation, count, shown) => {
    const note = tipNoteOf(count, situation);
    expect(note ? `${note.used}/${note.limit ?? '-'} ${note.kind} ${note.left}` : 'nothing').toBe(shown);
  });
});

describe('usedUpWayOf', () => {
  it.each<[string, Situation, string, string[]]>([
    ['a visitor', VISITOR, 'signup', ['login', 'signup']],
    ['a visitor who cannot sign up', { ...VISITOR, features: NOBODY_SIGNS_UP }, 'tomorrow', []],
    ['a student', STUDENT, 'tomorrow', []],
    ['an account', { ...STUDENT, player: 'account' }, 'upgrade', ['purchase']],
    ['a student of a site without a shop', { ...STUDENT, features: NOTHING_SOLD }, 'tomorrow', []],
    ['a school student', PUPIL, 'organization', []],
  ])('%s', (_, situation, way, ways) => {
    const found = usedUpWayOf(situation);
    expect([found, waysOfUsedUp(found, situation)]).toEqual([way, ways]);
  });
});

describe('tipCreditOf', () => {
  it.each([
    ['python', 'level_assistant'],
    ['challenges', 'challenge_assistant'],
  ])('%s', (courseId, type) => {
    expect(tipCreditOf(courseId)).toBe(type);
  });
});
