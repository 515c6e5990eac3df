import { expect, it } from 'vitest';
import type { DataValue } from './formats/data-value.ts';
import type { Level } from './formats/level.ts';
import type { RunEnd, TimelineEvent } from './formats/timeline.ts';
import { type Ran, shortfallOf } from './shortfall.ts';
import { nearerShortfall } from './shortfall-blocks.ts';
import { startSimulation } from './simulation.ts';
import { callsOf } from './testing/calls.ts';
import { type GoalSketch, tinyLevel } from './testing/tiny-level.ts';

/**
 * Lines that ran. Each is a number, with a command or with `name=value` for a variable that the line before changed.
 */
const ran = (level: Level, trace: string, variables: Record<string, DataValue> = {}): Ran => {
  const simulation = startSimulation(level);
  const events: TimelineEvent[] = [];
  let end: RunEnd = { status: 'finished' };
  for (const step of trace.split('\n').flatMap((row) => row.trim().split('; '))) {
    const [, number = '', rest = ''] = /^(\d+)\s*(.*)$/.exec(step) ?? [];
    const line = Number(number);
    const [, name, value] = /^(\w+)=(.*)$/.exec(rest) ?? [];
    const changed = name !== undefined && value !== undefined ? { changed: { [name]: value } } : {};
    events.push({ kind: 'line', line, scope: '', ...changed });
    for (const { name: command, args } of callsOf(rest)) {
      const { changes, failure } = simulation.command(command, args);
      const failed = failure && { code: failure.code };
      events.push({
        kind: 'command',
        line,
        name: command,
        args: [...args],
        changes: [...changes],
        ...(failed && { failure: failed }),
      });
      if (failed) end = { status: 'rule', line, failure: failed };
    }
  }
  if (trace.endsWith('!')) end = { status: 'time', line: 2 };
  return { events, end, variables, verdict: simulation.verdict(variables) };
};

const lacks = (level: Level, program: string, trace: string, variables: Record<string, DataValue> = {}) => {
  const run = ran(level, trace, variables);
  const base = shortfallOf(level, run);
  return base && (nearerShortfall(level, run, program, base) ?? base);
};

const say = (data: string): GoalSketch => ({ action: 'speak', data, position: [1, 0] });
const COUNT = tinyLevel({
  map: '>x..',
  goals: [say('3'), say('2'), say('1'), { action: 'reach', position: [3, 0] }],
});
const counting = (range: string): string =>
  `player.move_forward()\nfor n in ${range}:\n    player.speak(n)\nplayer.move_forward(2)`;
const SAID = '1 move_forward(); 2; 3 speak("3"); 2; 3 speak("2"); 2';

const BED = { targetPosition: [1, 0], position: [1, 1], action: 'collect', type: 'carrot' } as const;
const GARDEN = tinyLevel({ map: '.c..\n>x..', goals: [BED] });
const CHOOSE =
  'player.move_forward()\nplayer.turn_left()\nif "it" in prices:\n    player.collect("carrot")\nplayer.turn_right()';

const PATH = tinyLevel({ map: '>...', goals: [{ action: 'reach', position: [3, 0] }] });
const walking = (head: string): string => `${head}\n    player.move_forward()`;
const TOTAL = tinyLevel({
  map: '>.',
  goals: [{ action: 'assign', variable: 'total', depends: { count: 6 } }],
});

it.each<[string, Level, string, string, object]>([
  [
    'a loop that counts up from the larger number',
    COUNT,
    counting('range(start, 0)'),
    '1 start=3; 1 move_forward(); 2; 4 move_forward(2)',
    { kind: 'no-round', word: 'for', range: 'range(3, 0)', line: 2, met: 1 },
  ],
  [
    'a loop over a name without values',
    COUNT,
    counting('numbers'),
    '1 move_forward(); 2; 4 move_forward(2)',
    { kind: 'no-round', range: null, line: 2 },
  ],
  [
    'a loop whose condition was false at once',
    COUNT,
    'player.move_forward()\nwhile n > 3:\n    player.speak(n)\nplayer.move_forward(2)',
    '1 move_forward(); 2; 4 move_forward(2)',
    { kind: 'no-round', word: 'while', line: 2 },
  ],
  [
    'a walk in a loop that ran 0 times',
    PATH,
    `${walking('for n in range(0):')}\nplayer.turn_left()`,
    '1; 3 turn_left()',
    { kind: 'no-round', range: 'range(0)', line: 1 },
  ],
  [
    'a condition that was never true at the X',
    GARDEN,
    CHOOSE,
    '1 move_forward(); 2 turn_left(); 3; 5 turn_right()',
    { kind: 'no-branch', word: 'if', line: 3, event: 4 },
  ],
  [
    'a condition around a function that would do it',
    GARDEN,
    `def pick():\n    player.collect("carrot")\n${CHOOSE.replace('player.collect("carrot")', 'pick()')}`,
    '1; 3 move_forward(); 4 turn_left(); 5; 7 turn_right()',
    { kind: 'no-branch', line: 5 },
  ],
  [
    'a condition that was false before the X',
    GARDEN,
    'if player.look() == "carrot":\n    player.collect("carrot")\nplayer.turn_left()',
    '1 look(); 3 turn_left()',
    { kind: 'turn', turn: 'right' },
  ],
  [
    'the way, where a loop asks whether it is free',
    PATH,
    `player.turn_left()\n${walking('while player.can_move():')}`,
    '1 turn_left(); 2 can_move()',
    { kind: 'turn', line: 1 },
  ],
  [
    'a loop that says one too few',
    COUNT,
    counting('range(3, 1, -1)'),
    `${SAID}; 4 move_forward(2)`,
    { kind: 'loop-few', said: '3, 2', line: 2 },
  ],
  [
    'a loop that says one too many',
    COUNT,
    counting('range(3, -1, -1)'),
    `${SAID}; 3 speak("1"); 2; 3 speak("0")`,
    { kind: 'loop-many', said: '3, 2, 1, 0', line: 2 },
  ],
  [
    'a loop that walks one round too few',
    PATH,
    walking('for n in range(2):'),
    '1; 2 move_forward(); 1; 2 move_forward(); 1',
    { kind: 'rounds', got: 2, line: 1 },
  ],
  [
    'a walk that is two rounds too short',
    PATH,
    walking('for n in range(1):'),
    '1; 2 move_forward(); 1',
    { kind: 'short', steps: 2, line: 2 },
  ],
  [
    'an endless loop without the command of the X',
    GARDEN,
    'player.move_forward()\nwhile True:\n    player.turn_left()',
    '1 move_forward(); 2; 3 turn_left(); 2; 3 turn_left(); 2!',
    { kind: 'not-done', action: 'collect', event: 4, line: 2 },
  ],
])('%s', (_, level, program, trace, expected) => {
  expect(lacks(level, program, trace)).toMatchObject(expected);
});

it.each<[string, string, string, object]>([
  [
    'loop',
    'total = 0\nfor n in range(6, 0):\n    total = total + n',
    '1; 2 total=0',
    { kind: 'no-round', line: 2 },
  ],
  [
    'loop that ran',
    'total = 0\nfor n in range(1):\n    total = total + 5\nif total > 9:\n    total = 6',
    '1; 2 total=0; 3; 2 total=5; 4',
    { kind: 'variable-value', line: 3 },
  ],
])('the value of a variable from a %s', (_, program, trace, expected) => {
  expect(lacks(TOTAL, program, trace, { total: 5 })).toMatchObject(expected);
});

it('reports no turn if the whole path was right', () => {
  const trace = '1 move_forward(); 2 turn_left(); 3 turn_right()';
  const program = 'player.move_forward()\nplayer.turn_left()\nplayer.turn_right()';
  expect(lacks(GARDEN, program, trace)).toMatchObject({ kind: 'not-done', action: 'collect', line: 2 });
});
