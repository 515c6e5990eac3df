import { expect, it } from 'vitest';
import { faultReason } from './fault-reason.ts';

const withStack = (error: Error, stack: string | undefined): Error => Object.assign(error, { stack });

it.each<[what: string, thrown: unknown, reason: string]>([
  [
    "Chromium's error, whose stack begins with the message",
    withStack(
      new RangeError('Maximum call stack size exceeded'),
      'RangeError: Maximum call stack size exceeded\n    at f',
    ),
    'RangeError: Maximum call stack size exceeded\n    at f',
  ],
  [
    "Firefox's error, whose stack has only places",
    withStack(Object.assign(new Error('too much recursion'), { name: 'InternalError' }), 'f@worker.js:1:2'),
    'InternalError: too much recursion\nf@worker.js:1:2',
  ],
  [
    "Safari's error, whose stack has only places",
    withStack(new RangeError('Maximum call stack size exceeded.'), 'f@'),
    'RangeError: Maximum call stack size exceeded.\nf@',
  ],
  ['an error without a stack', withStack(new TypeError('no'), undefined), 'TypeError: no'],
  [
    "the interpreter's own object",
    { name: 'ExitStatus', message: 'Program terminated with exit(1)', status: 1 },
    'ExitStatus: Program terminated with exit(1)',
  ],
  ['an object without words', { status: 1 }, 'object:'],
  ['a text', 'memory limit', 'memory limit'],
  ['nothing', undefined, 'undefined'],
])('tells the reason of %s', (_, thrown, reason) => {
  expect(faultReason(thrown)).toBe(reason);
});

it('cuts off a long reason', () => {
  expect(faultReason('x'.repeat(5000))).toHaveLength(1000);
});
