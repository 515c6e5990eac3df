import { describe, expect, it } from 'vitest';
import type { Level } from './formats/level.ts';
import type { RunEnd, Timeline, TimelineEvent } from './formats/timeline.ts';
import { type Attempt, getsFurther } from './gets-further.ts';
import { startSimulation } from './simulation.ts';
import { callsOf } from './testing/calls.ts';
import { tinyLevel } from './testing/tiny-level.ts';

const error = (type: string, line: number): RunEnd => ({
  status: 'error',
  error: { type, message: '', line, trace: '' },
});

/**
 * Runs lines of commands. `raise` stands for a line with an error, `forever` for one that never ends, and `(` for a
 * syntax error.
 */
const timelineOf = (farm: Level, source: string): Timeline => {
  const simulation = startSimulation(farm);
  const events: TimelineEvent[] = [];
  const ended = (end: RunEnd): Timeline => ({
    version: 1,
    events,
    end,
    variables: {},
    verdict: simulation.verdict({}),
  });
  const lines = source.split('\n');
  const broken = lines.indexOf('(');
  if (broken !== -1) return ended(error('SyntaxError', broken + 1));
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    events.push({ kind: 'line', line, scope: '' });
    if (text === 'raise') return ended(error('NameError', line));
    if (text === 'forever') return ended({ status: 'time', line });
    for (const { name, args } of callsOf(text)) {
      const { changes = [], failure } = simulation.command(name, args);
      events.push({ kind: 'command', line, name, args: [...args], changes: [...changes] });
      if (failure) return ended({ status: 'rule', line, failure: { code: failure.code } });
    }
  }
  return ended({ status: 'finished' });
};

const attemptOf = (farms: readonly Level[], source: string): Attempt => ({
  source,
  timelines: farms.map((farm) => timelineOf(farm, source)),
});

const CARROT = { action: 'collect', type: 'carrot' } as const;
/** Three steps to the carrot. */
const STRAIGHT = tinyLevel({ map: '>..c', goals: [CARROT] });
const SHORT = tinyLevel({ map: '>c..', goals: [CARROT] });
const TWO = tinyLevel({ map: '>c.c', goals: [{ ...CARROT, maxScore: 2 }] });
/** A wall ahead; the carrot is around the corner. */
const CORNER = tinyLevel({ map: '>.#\n..c', goals: [CARROT] });
const SPEECH = tinyLevel({
  map: '>x',
  goals: [{ action: 'speak', position: [1, 0], data: 'Hello' }],
});

const further = (farms: readonly Level[], before: string, after: string): boolean =>
  getsFurther(farms, attemptOf(farms, before), attemptOf(farms, after));

const STEP = 'move_forward()';
const lines = (...of: string[]): string => of.join('\n');

describe('gets further', () => {
  it.each<[string, readonly Level[], string, string]>([
    ['the level is complete', [STRAIGHT], 'move_forward(2)', 'move_forward(3)'],
    ['one more goal of the same kind', [TWO], '', STEP],
    ['one step less is missing', [STRAIGHT], STEP, lines(STEP, STEP)],
    ['a turn to the way', [CORNER], STEP, lines(STEP, 'turn_right()')],
    ['an error is gone', [STRAIGHT], lines(STEP, 'raise'), lines(STEP, STEP)],
    ['the bump is gone', [CORNER], 'move_forward(2)', STEP],
    ['the next error is at a later line', [STRAIGHT], lines('raise', 'raise'), lines('turn_left()', 'raise')],
    [
      'the wrong line is deleted, the next error comes',
      [STRAIGHT],
      lines('raise', STEP, 'raise'),
      lines(STEP, 'raise'),
    ],
    ['it starts', [STRAIGHT], lines('(', 'raise'), lines('turn_left()', 'raise')],
    ['it ends', [STRAIGHT], 'forever', STEP],
    ['only the second farm needs it', [SHORT, STRAIGHT], STEP, 'move_forward(3)'],
    ['the text is right', [SPEECH], lines(STEP, 'speak("Helo")'), lines(STEP, 'speak("Hello")')],
  ])('%s', (_rule, farms, before, after) => {
    expect(further(farms, before, after)).toBe(true);
  });
});

it('gets further: one farm is complete, and the change is in lines that the other farm skips', () => {
  const before = attemptOf([SHORT, STRAIGHT], '');
  const [short] = attemptOf([SHORT], STEP).timelines;
  const [, straight] = before.timelines;
  if (!short || !straight) throw new Error('no timelines');
  expect(getsFurther([SHORT, STRAIGHT], before, { source: STEP, timelines: [short, straight] })).toBe(true);
});

describe('does not get further', () => {
  it.each<[string, readonly Level[], string, string]>([
    ['the same program', [STRAIGHT], STEP, STEP],
    ['an error in place of a program without one', [STRAIGHT], STEP, lines(STEP, STEP, 'raise')],
    ['an error after the last goal', [STRAIGHT], STEP, lines('move_forward(3)', 'raise')],
    ['a program without an end', [STRAIGHT], lines(STEP, 'raise'), lines(STEP, 'forever')],
    ['away from the goal', [STRAIGHT], STEP, lines(STEP, 'turn_left()')],
    [
      'a turn away from the goal before the same error',
      [CORNER],
      lines(STEP, 'raise'),
      lines(STEP, 'turn_left()', 'raise'),
    ],
    ['fewer goals', [TWO], 'move_forward(3)', STEP],
    [
      'the same error, moved down by a new line',
      [STRAIGHT],
      'raise',
      lines('turn_right(); turn_left()', 'raise'),
    ],
    ['an earlier error', [STRAIGHT], lines(STEP, 'raise'), lines('raise', STEP)],
    ['it does not start any more', [STRAIGHT], lines(STEP, 'raise'), lines('(', 'raise')],
    ['one farm is complete, the other is only nearer', [SHORT, STRAIGHT], '', STEP],
    ['one farm is worse', [SHORT, STRAIGHT], STEP, lines('turn_left()', STEP)],
    ['a goal that cannot be walked to', [tinyLevel({ map: '>#c', goals: [CARROT] })], '', 'turn_left()'],
    [
      'a goal without a place',
      [tinyLevel({ map: '>..', goals: [{ action: 'assign', variable: 'a' }] })],
      '',
      STEP,
    ],
  ])('%s', (_rule, farms, before, after) => {
    expect(further(farms, before, after)).toBe(false);
  });

  it('without a run on every farm', () => {
    const farms = [STRAIGHT, STRAIGHT];
    expect(getsFurther(farms, attemptOf([STRAIGHT], STEP), attemptOf([STRAIGHT], 'move_forward(3)'))).toBe(
      false,
    );
  });
});
