import { expect, it } from 'vitest';
import { choiceOf, rulesAfter } from './timing-choice.ts';

const student = (assistant_enabled: boolean, own_assistant_timing: 'asks' | 'waits' | null) => ({
  assistant_enabled,
  own_assistant_timing,
});

it.each([
  [true, null, 'class', 'class'],
  [true, null, 'asks', 'asks'],
  [true, 'asks', 'class', 'asks'],
  [true, 'waits', 'asks', 'waits'],
  [false, 'waits', 'class', 'off'],
  [false, null, 'asks', 'off'],
] as const)(
  'enabled: %s, own setting: %j, inherited: %s is shown as %s',
  (enabled, own, inherited, shown) => {
    expect(choiceOf(student(enabled, own), inherited)).toBe(shown);
  },
);

it.each([
  ['class', true, null, 'class', true, null],
  ['class', true, 'waits', 'class', true, null],
  ['asks', true, null, 'class', true, 'asks'],
  ['asks', true, null, 'asks', true, null],
  ['asks', true, 'asks', 'asks', true, 'asks'],
  ['asks', false, null, 'asks', true, null],
  ['waits', false, null, 'asks', true, 'waits'],
  ['waits', false, 'asks', 'class', true, 'waits'],
  ['off', true, 'waits', 'class', false, 'waits'],
  ['off', false, null, 'class', false, null],
] as const)(
  'choosing %s with enabled: %s, own setting: %j, inherited: %s gives %s and %j',
  (choice, enabled, own, inherited, enabledAfter, ownAfter) => {
    expect(rulesAfter(choice, student(enabled, own), inherited)).toEqual(student(enabledAfter, ownAfter));
  },
);

it.each(['class', 'asks'] as const)('an unchanged choice changes nothing (inherited: %s)', (inherited) => {
  for (const enabled of [true, false])
    for (const own of ['asks', 'waits', null] as const) {
      const before = student(enabled, own);
      expect(rulesAfter(choiceOf(before, inherited), before, inherited)).toEqual(before);
    }
});
