import { expect, it } from 'vitest';
import { ANY_COMMAND_REASONS } from './command.ts';
import { FARM_ERRORS, isCatchable } from './farm-errors.ts';
import { COMMANDS } from './registry.ts';

/** Failures that always end a program, even if it catches errors: wrong answers, and mistakes in the call. */
const NEVER_CAUGHT = [
  'no-helper',
  'too-many-arguments',
  'unknown-command',
  'unknown-item',
  'wrong-argument',
  'wrong-color',
  'wrong-item',
  'wrong-number',
  'wrong-size',
  'wrong-structure',
  'wrong-text',
];

const reasons = new Set([...ANY_COMMAND_REASONS, ...COMMANDS.flatMap((command) => command.reasons)]);

it('each failure code is in FARM_ERRORS of farm-errors.ts, or in NEVER_CAUGHT here if it always ends a program', () => {
  expect([...reasons].filter((code) => !isCatchable(code) && !NEVER_CAUGHT.includes(code))).toEqual([]);
});

it('the list of failures that always end a program has no other code', () => {
  expect(NEVER_CAUGHT.filter((code) => isCatchable(code) || !reasons.has(code))).toEqual([]);
});

it('every code belongs to one exception, and some command fails with it', () => {
  const codes = FARM_ERRORS.flatMap((error) => error.codes);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !reasons.has(code))).toEqual([]);
});
