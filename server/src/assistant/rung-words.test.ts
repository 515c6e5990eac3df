import type { Shortfall } from '@hopcode/engine/formats/shortfall';
import { expect, it } from 'vitest';
import { ruleTip } from './rule-tutor.ts';

const AT = { event: 5, farm: 0, met: 1, goals: 3 } as const;
const refused = (command: string, code: string, line: number, met = 1): Shortfall => ({
  kind: 'refused',
  command,
  code,
  ...AT,
  line,
  met,
});

const EVERY = 'import player\n\nfor i in range(5, 0):\n    player.speak(i)\n';
const LOOP = { ...AT, line: 3 } as const;
const BACK: Shortfall = { kind: 'turn', action: 'collect', turn: 'behind', ...AT, met: 0, line: 2 };
const SAID: Shortfall = { kind: 'said', command: 'speak', said: 'I am Max', ...AT, line: 2 };

it.each<[string, string, Shortfall, string]>([
  [
    'a range with nothing to count',
    EVERY,
    { kind: 'no-round', word: 'for', range: 'range(5, 0)', ...LOOP },
    '`range(5, 0)` holds no numbers.',
  ],
  [
    'a loop over nothing',
    EVERY,
    { kind: 'no-round', word: 'for', range: null, ...LOOP },
    'values to go through',
  ],
  [
    'a condition',
    EVERY,
    { kind: 'no-branch', word: 'if', ...LOOP },
    'The condition in line 3 was never true.',
  ],
  [
    'too few rounds',
    EVERY,
    { kind: 'rounds', got: 3, ...LOOP },
    'Count what the loop in line 3 goes through.',
  ],
  ['a loop that says too little', EVERY, { kind: 'loop-few', said: '5, 4', ...LOOP }, 'the loop in line 3'],
  ['a turn the wrong way', 'import player\nplayer.turn_left()\n', BACK, 'Try the other turn in line 2.'],
  [
    'a turn in every round',
    'for i in range(2):\n    player.turn_left()\n',
    BACK,
    'Check the steps and turns',
  ],
  [
    'a text from a wrong variable',
    'called = "Max"\nplayer.speak(f"I am {called}")\n',
    SAID,
    'the text in line 2.',
  ],
])('names the line that did not do what it should: %s', (_, program, shortfall, words) => {
  const asked = { program, solution: '', error: null, level: undefined, locale: 'en', explanation: null };
  expect(ruleTip({ ...asked, rung: 2, shortfall }).text).toContain(words);
});

const READ = 'text = player.read()\nsteps = text\nplayer.move_forward(steps)\n';
const BRIDGES = 'for i in range(bridges):\n    player.build("bridge")\n';
const EVERYWHERE = 'for i in range(5):\n    player.move_forward(2)\n    player.collect("pumpkin")\n';
const LOOKS = EVERYWHERE.replace(
  '    player.collect',
  '    if player.look() == "pumpkin":\n        player.collect',
);
const ELSE =
  'for i in range(5):\n    if player.look() == "pumpkin":\n        player.collect("pumpkin")\n\n    # plant\n    else:\n        player.plant("seeds")\n';

it.each<[string, string, Shortfall, string]>([
  [
    'text for a number',
    READ,
    refused('move_forward', 'wrong-argument', 3),
    'Which line above made this value?',
  ],
  ['another thing', READ, refused('place', 'wrong-item', 3), 'Which line above made this value?'],
  ['a loop that does not walk', BRIDGES, refused('build', 'already-built', 2), 'before line 2 runs again.'],
  ['a command in every round', EVERYWHERE, refused('collect', 'not-on-mark', 3), 'use `if` above line 3.'],
  [
    'a command before the first X',
    EVERYWHERE,
    refused('collect', 'not-on-mark', 3, 0),
    '`player.collect()` works only on an X. Walk to the X first.',
  ],
  ['the wrong branch', ELSE, refused('plant', 'unexpected', 7), 'A condition above leads to line 7.'],
  ['another command, without a branch', EVERYWHERE, refused('collect', 'unexpected', 3), 'means:'],
])('says what is wrong, not what the command means: %s', (_, program, shortfall, words) => {
  const asked = { program, solution: LOOKS, error: 'x', level: undefined, locale: 'en', explanation: null };
  expect(ruleTip({ ...asked, rung: 2, shortfall }).text).toContain(words);
});

it.each(['idea-missing', 'idea-unused'])('does not say that a complete program stopped: %s', (error) => {
  const asked = { program: READ, solution: LOOKS, error, level: undefined, locale: 'en', explanation: null };
  expect(ruleTip({ ...asked, rung: 2, shortfall: null }).text).toBe(
    'Your character has done everything. Now read the goal again and use the new idea.',
  );
});

it.each([
  ['turn_lef', 'turn_left'],
  ['move_foward', 'move_forward'],
  ['fly_to_the_moon', null],
])('leads from a misspelt command to the Code book: player.%s()', (written, page) => {
  const shortfall: Shortfall = { kind: 'error', type: 'AttributeError', ...AT, line: 2 };
  const asked = {
    program: `import player\nplayer.${written}()\n`,
    solution: '',
    error: 'x',
    level: undefined,
  };
  const tip = ruleTip({ ...asked, locale: 'en', explanation: 'command-misspelt', rung: 2, shortfall });
  expect([tip.text, tip.page]).toEqual([
    'Every letter and every _ counts. Compare the words in line 2 with the Code book, letter by letter.',
    page,
  ]);
});
