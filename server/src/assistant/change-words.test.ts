import type { Shortfall } from '@hopcode/engine/formats/shortfall';
import { expect, test } from 'vitest';
import { ruleTip } from './rule-tutor.ts';

const moment = { event: 0, farm: 0, met: 0, goals: 1 };
const SOLUTION = 'import player\nsteps = 3\nplayer.turn_left()\nplayer.move_forward(steps)\n';

const textOf = (program: string, shortfall: Shortfall) =>
  ruleTip({
    program,
    shortfall,
    solution: SOLUTION,
    error: null,
    level: undefined,
    locale: 'en',
    rung: 4,
    explanation: null,
  }).text;

const OTHER_VALUE = 'import player\nsteps = 9\nplayer.turn_left()\nplayer.move_forward(steps)\n';

test.each<[what: string, program: string, shortfall: Shortfall, text: string]>([
  [
    'a line that stops because of one above',
    OTHER_VALUE,
    { kind: 'bumped', by: null, turn: null, free: 3, ...moment, line: 4 },
    'Python stops at line 4 because of line 2. Try `steps = 3` in line 2.',
  ],
  [
    'a program that ran to its end, which no line stopped',
    OTHER_VALUE,
    { kind: 'short', action: 'reach', steps: 1, ...moment, line: 4 },
    'Look at line 2 again. Try `steps = 3` there.',
  ],
  [
    'a line that stops because one above is missing',
    'import player\nplayer.turn_left()\nplayer.move_forward(steps)\n',
    { kind: 'error', type: 'NameError', ...moment, line: 3 },
    'Python stops at line 3 because something is missing. Try `steps = 3` as line 2.',
  ],
  [
    'a line that stops, and the missing line is that one',
    'import player\nplayer.move_forward(steps)\n',
    { kind: 'error', type: 'NameError', ...moment, line: 2 },
    'You are on your way! Something is missing. Try `steps = 3` as line 2.',
  ],
])('%s', (_, program, shortfall, text) => {
  expect(textOf(program, shortfall)).toBe(text);
});
