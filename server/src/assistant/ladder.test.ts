import type { Rung } from '@hopcode/contract/assistant/tip';
import type { Shortfall } from '@hopcode/engine/formats/shortfall';
import { describe, expect, it } from 'vitest';
import type { AskedTip } from '../parts/parts.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { ruleTip } from './rule-tutor.ts';

const SOLUTION = `import player

player.move_forward(3)
player.turn_left()
player.speak("Hello")
`;
const level = fixtureContent().level('python', 'intro-level1', 'en');
const AT = { event: 5, line: 3, farm: 0, met: 0, goals: 2 } as const;

const ask = (rung: Rung, program: string, shortfall: Shortfall | null, rest: Partial<AskedTip> = {}) =>
  ruleTip({
    program,
    solution: SOLUTION,
    error: null,
    level,
    locale: 'en',
    rung,
    shortfall,
    explanation: null,
    ...rest,
  });
const but = (text: string, by: string): string => SOLUTION.replace(text, by);
const short: Shortfall = { kind: 'short', action: 'speak', steps: 1, ...AT };

describe('each rung says a little more', () => {
  const program = but('(3)', '(2)');
  it('1: a question about the line, without code', () => {
    expect(ask(1, program, short)).toEqual({
      text: 'Where is your character after line 3? How far away is the goal?',
      words: 'Each step is one tile. Count the tiles from your character to the goal.',
      line_number: 3,
      code_to_add: null,
      code_to_modify: null,
      resulted_code: null,
      is_code_sufficient: false,
      rung: 1,
      page: null,
      gap: null,
    });
  });
  it('2: the idea and a page of the Code book', () => {
    expect(ask(2, program, short)).toMatchObject({
      text: 'Each step is one tile. Count the tiles from your character to the goal.',
      line_number: null,
      resulted_code: null,
      rung: 2,
      page: 'move_forward',
    });
  });
  it('3: the line with a gap; the changed program is only for a silent run', () => {
    expect(ask(3, program, short)).toMatchObject({
      text: 'Fill the gap in line 3.',
      gap: 'player.move_forward(___)',
      line_number: 3,
      code_to_add: null,
      code_to_modify: null,
      resulted_code: SOLUTION,
      rung: 3,
    });
  });
  it('4: the line', () => {
    expect(ask(4, program, short)).toMatchObject({
      code_to_add: 'player.move_forward(3)',
      resulted_code: SOLUTION,
      is_code_sufficient: true,
      rung: 4,
      gap: null,
    });
  });
  it('falls back to a lower rung if the requested rung has nothing to say', () => {
    const further = but('player.turn_left()', '    player.turn_left()');
    const error: Shortfall = { kind: 'error', type: 'IndentationError', ...AT, line: 4 };
    expect([ask(3, further, error).rung, ask(4, further, error).rung]).toEqual([2, 4]);
    expect(ask(4, SOLUTION, short)).toMatchObject({ rung: 2, resulted_code: null });
  });
});

describe('a level that asks for the learner’s own idea', () => {
  const make = level && { ...level, role: 'make' as const };
  const [goal] = level?.levelGoals ?? [];
  const anyText = level &&
    goal && { ...level, levelGoals: [{ ...goal, action: 'speak' as const, data: '*' }] };
  it.each([
    ['with the role make', make],
    ['with a goal that any text meets', anyText],
  ])('%s gets no code', (_, own) => {
    expect(own).toBeDefined();
    expect(ask(4, but('(3)', '(2)'), short, { level: own })).toMatchObject({ rung: 2, resulted_code: null });
  });
});

describe('the run comes before the solution', () => {
  it.each<[string, Shortfall, string, string, string | null]>([
    [
      'nothing done',
      { kind: 'nothing', ...AT, event: null, line: null },
      'Your program does nothing on the farm yet. What comes first in the goal?',
      "`player.turn_left()` means: Turn to your character's left.",
      'turn_left',
    ],
    [
      'a bump at once',
      { kind: 'bumped', by: null, turn: 'left', free: 0, ...AT },
      'What is in front of your character at line 3?',
      "The path continues on your character's left. Turn before you walk.",
      'turn_left',
    ],
    [
      'a bump after some steps',
      { kind: 'bumped', by: 'tree', turn: null, free: 2, ...AT },
      'How many tiles are free in front of your character at line 3?',
      'Each step is one tile. Count the free tiles before you choose the number of steps.',
      'move_forward',
    ],
    [
      'a rock',
      { kind: 'bumped', by: 'rock', turn: null, free: 0, ...AT },
      'What is in front of your character at line 3?',
      'Your character can push this out of the way. `player.push()` moves it one tile.',
      'push',
    ],
    [
      'a wrong turn',
      { kind: 'turn', action: 'speak', turn: 'behind', ...AT },
      'Which way is your character facing after line 3? Where must it go next?',
      'The goal is behind your character now. Check the steps and turns before this line.',
      null,
    ],
    [
      'a step too many',
      { kind: 'too-far', action: 'speak', steps: 1, ...AT },
      'Where is your character after line 3? Did it go past the goal?',
      'Each step is one tile. Your character walked past the goal.',
      'move_forward',
    ],
    [
      'no command on the place',
      { kind: 'not-done', action: 'speak', ...AT },
      'Where is your character after line 3? What must it do there?',
      '`player.speak()` means: Say something out loud.',
      'speak',
    ],
    [
      'too early',
      { kind: 'refused', command: 'speak', code: 'not-on-mark', ...AT },
      'Where is your character at line 3? What can it do there?',
      '`player.speak()` works only on an X. Walk to the X first.',
      'speak',
    ],
    [
      'the wrong facing',
      { kind: 'refused', command: 'collect', code: 'not-facing-target', ...AT },
      'Which way is your character facing at line 3?',
      'Your character works on the tile in front of it. First turn to the tile that you need.',
      'collect',
    ],
    [
      'another text',
      { kind: 'said', command: 'speak', said: 'Hello', ...AT },
      'What does your character say at line 3? Compare it with the goal.',
      'Python uses text in quotes exactly as you write it. A variable name without quotes gives its value.',
      'speak',
    ],
    [
      'text that was worked out',
      { kind: 'said', command: 'speak', said: 'dwn', ...AT },
      'What does your character say at line 3? Compare it with the goal.',
      'Your program works out the text in line 3. Check each variable, symbol and space in it.',
      null,
    ],
    [
      'too few things',
      { kind: 'collected', thing: 'carrot', got: 1, needed: 3, ...AT },
      'Your character has 1 of 3 after line 3. Where is the next one?',
      'Your character picks up things when it walks over them. Find a path over all of them.',
      'move_forward',
    ],
    [
      'a variable without a value',
      { kind: 'variable-missing', variable: 'eggs', ...AT, line: null },
      'Which line of your program gives a value to `eggs`?',
      'A line like `name = 3` gives a variable its value. Use the exact name from the goal.',
      null,
    ],
    [
      'a variable of another type',
      { kind: 'variable-type', variable: 'eggs', is: 'number', wanted: 'text', ...AT },
      'What does `eggs` hold after line 3: a number, text or something else?',
      '`eggs` must hold text. Text has quotes around it, even if it looks like a number.',
      null,
    ],
    [
      'a variable with another value',
      { kind: 'variable-value', variable: 'eggs', value: '4', ...AT },
      'What does `eggs` hold after line 3? What does the goal ask for?',
      'At the end, `eggs` is `4`, but the goal asks for another value. Check the lines that change `eggs`.',
      null,
    ],
    [
      'a loop without an end',
      { kind: 'limit', limit: 'time', ...AT },
      'Python runs line 3 again and again. What must change so that your program can stop?',
      'A loop repeats while its condition is true. A line in the loop must change the condition.',
      null,
    ],
    [
      'a function that nothing calls',
      { kind: 'slip', type: 'FunctionNeverCalled', ...AT },
      'Look at line 3. Which other line uses what this line creates?',
      'Python stores a function or a class for later. Your program must also call it.',
      null,
    ],
    [
      'only farm 2',
      { kind: 'short', action: 'speak', steps: 2, ...AT, farm: 1 },
      'Watch line 3 on farm 2. What is different there?',
      'Each farm has different numbers. Use a variable or a command that finds the number.',
      null,
    ],
    [
      'nothing exact',
      { kind: 'open', action: 'push', ...AT },
      'Where is your character after line 3? What comes next in the goal?',
      "`player.turn_left()` means: Turn to your character's left.",
      'turn_left',
    ],
    [
      'an error',
      { kind: 'error', type: 'NameError', ...AT },
      'Look at the names in line 3. Which name does Python not know?',
      'Python knows a name only after a line has created it. Small and capital letters are different.',
      'move_forward',
    ],
  ])('%s', (_, shortfall, question, idea, page) => {
    const program = but('player.turn_left()\n', '');
    expect(ask(1, program, shortfall)).toMatchObject({
      text: question,
      rung: 1,
      line_number: shortfall.line,
    });
    expect(ask(2, program, shortfall)).toMatchObject({ text: idea, words: idea, rung: 2, page });
  });

  it('asks a question without a line number if the program does not have that line', () => {
    expect(ask(1, SOLUTION, { ...short, line: 99 })).toMatchObject({
      text: 'Watch your program run again. Which part of the goal is not met yet?',
      line_number: null,
    });
  });

  it('speaks about the explanation that the page shows', () => {
    const error: Shortfall = { kind: 'error', type: 'SyntaxError', ...AT };
    const asked = { error: 'line 3: SyntaxError: x', explanation: 'bracket-never-closed' };
    expect(ask(1, SOLUTION, error, asked).text).toBe(
      'Count the brackets in line 3. Which bracket has no partner?',
    );
  });
});

describe('the work of the learner stays', () => {
  const STEPS = 'import player\nplayer.move_forward()\nplayer.move_forward()\nplayer.move_forward()\n';
  const broken: Shortfall = { kind: 'error', type: 'SyntaxError', ...AT, event: null, line: 2 };
  it.each([
    ['player.move_forward(3', 'player.move_forward(3)'],
    ['player.move_forward[3]', 'player.move_forward(3)'],
    ['Player.move_forward(3)', 'player.move_forward(3)'],
    ['move_forward(3)', 'player.move_forward(3)'],
  ])('%s keeps its number', (line, result) => {
    const tip = ask(4, `import player\n${line}\n`, broken, { solution: STEPS, error: 'line 2: x' });
    expect(tip.resulted_code).toBe(`import player\n${result}\n`);
  });

  it('a loop that did its part is not changed', () => {
    const loop = 'import player\nfor i in range(2):\n    player.move_forward()\n';
    const tip = ask(4, loop, { ...short, line: 3 }, { solution: STEPS });
    expect([tip.code_to_modify, tip.resulted_code?.startsWith(loop) ?? true]).toEqual([null, true]);
  });

  it('a function that the learner wrote is not deleted, even if the run stops inside it', () => {
    const work = 'import player\ndef work():\n    player.move_forward()\n    player.move_forward()\nwork()\n';
    const bump: Shortfall = { kind: 'bumped', by: null, turn: null, free: 0, ...AT, line: 4 };
    expect(ask(4, work, bump, { solution: STEPS }).code_to_add).not.toBe('');
  });

  it.each<[string, string, Shortfall]>([
    ['Carrots = 5', 'eggs = 5\n', { kind: 'variable-missing', variable: 'eggs', ...AT, met: 0 }],
    [
      'eggs = "True"',
      'eggs = True\n',
      { kind: 'variable-type', variable: 'eggs', is: 'text', wanted: 'truth', ...AT },
    ],
    ['while True: x = 1', 'eggs = 5\n', { kind: 'limit', limit: 'time', ...AT, line: 1 }],
  ])('%s is not praised as an idea', (program, solution, shortfall) => {
    for (const rung of [1, 2, 3, 4] as const)
      expect(ask(rung, program, shortfall, { solution }).text).not.toContain('your own idea');
  });

  it('a plan that met a goal is praised', () => {
    const own = 'import player\nsteps = 4\nwhile steps > 0:\n    player.move_backward()\n    steps -= 1\n';
    expect(ask(4, own, { ...short, met: 1 })).toMatchObject({
      text: 'You have your own idea, and I like that! Open Help for a hint.',
      resulted_code: null,
    });
    expect(ask(4, own, short).text).not.toContain('your own idea');
    expect(ask(4, own, { ...short, met: 1 }, { again: true }).text).not.toContain('your own idea');
    const given = `# a note\n${own}`;
    const starts = level && { ...level, codeTemplate: given };
    expect(ask(4, own, { ...short, met: 1 }, { level: starts }).text).not.toContain('your own idea');
  });
});

describe('the tip agrees with the message about the error', () => {
  it('changes the line of the error first', () => {
    const more = 'player.move_forward()\n'.repeat(9);
    const program = but('(3)', '(2)').replace('player.turn_left', 'player.turn_lef') + more;
    const error: Shortfall = { kind: 'error', type: 'AttributeError', ...AT, line: 4 };
    const asked = { error: 'line 4: x', solution: SOLUTION + more };
    expect(ask(4, program, error, asked)).toMatchObject({
      line_number: 4,
      code_to_add: 'player.turn_left()',
    });
  });
  it('says which line stopped when the cause is above it', () => {
    const bump: Shortfall = { kind: 'bumped', by: null, turn: null, free: 0, ...AT, line: 5 };
    expect(ask(4, but('turn_left', 'turn_right'), bump, { error: 'bumped-into-wall' }).text).toBe(
      'Python stops at line 5 because of line 4. Try `player.turn_left()` in line 4.',
    );
  });
  it('changes no line below the error', () => {
    const error: Shortfall = { kind: 'error', type: 'SyntaxError', ...AT, line: 1 };
    expect(ask(4, but('(3)', '(2)'), error, { error: 'line 1: x' }).resulted_code).toBeNull();
  });
});
