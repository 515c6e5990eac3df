import { expect, it } from 'vitest';
import type { Change } from './compare-programs.ts';
import { gapLine } from './gap-line.ts';
import { programLines } from './program-lines.ts';

const lineOf = (code: string) => {
  const [line] = programLines(code);
  if (line === undefined) throw new Error('no line');
  return line;
};

it.each([
  ['player.move_forward(2)', 'player.move_forward(3)', 'player.move_forward(___)'],
  ['player.turn_left()', 'player.turn_right()', 'player.___()'],
  ['player.move_forward(3', 'player.move_forward(3)', 'player.move_forward(3___'],
  ['player.turn_left', 'player.turn_left()', 'player.turn_left___'],
  ['for i in range(3)', 'for i in range(3):', 'for i in range(3)___'],
  ['    x = 1', '    x = y + 1', '    x = ___ 1'],
  ['player.speak(name))', 'player.speak(name)', 'player.speak(name)___'],
])('the gap line of %s and %s is %s', (own, theirs, gap) => {
  const change: Change = {
    kind: 'other',
    number: 1,
    lines: [theirs],
    own: lineOf(own),
    theirs: lineOf(theirs),
  };
  expect(gapLine(change)).toBe(gap);
});

it.each([
  ['player.move_forward(3)', 'player.move_forward(___)'],
  ['player.turn_left()', 'player.___()'],
  ['eggs = 5', 'eggs = ___'],
  ['for i in range(3):', 'for i in range(___):'],
  ['while True:', 'while ___:'],
  ['    return x', '    return ___'],
])('the gap line of the missing line %s is %s', (code, gap) => {
  expect(gapLine({ kind: 'missing', number: 2, lines: [code], theirs: lineOf(code) })).toBe(gap);
});

it('there is no gap line for a line that must be deleted or indented, or for a single word', () => {
  const own = lineOf('break');
  expect(gapLine({ kind: 'extra', number: 1, own })).toBeUndefined();
  expect(gapLine({ kind: 'indent', number: 1, lines: ['  break'], own, theirs: own })).toBeUndefined();
  expect(gapLine({ kind: 'missing', number: 1, lines: ['break'], theirs: own })).toBeUndefined();
});
