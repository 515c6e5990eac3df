import type { Tip } from '@hopcode/contract/assistant/tip';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AskedTip } from '../parts/parts.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { applyChange } from './apply-change.ts';
import type { Change } from './compare-programs.ts';
import { programLines } from './program-lines.ts';
import { refusedLines } from './refused-lines.ts';
import { ruleTip } from './rule-tutor.ts';

const SOLUTION = `import player

# to the hen
player.move_forward(3)
for i in range(2):
    player.turn_left()
    player.speak("Hello")

# home
player.move_forward(2)
`;

/** A caller that sends no shortfall gets the whole tip. */
const FULL = { rung: 4, shortfall: null, explanation: null } as const;

const ask = (program: string, asked: Partial<AskedTip> = {}) =>
  ruleTip({ program, solution: SOLUTION, error: null, level: undefined, locale: 'en', ...FULL, ...asked });

/** The solution with one piece of text replaced. */
const but = (text: string, by: string): string => SOLUTION.replace(text, by);

describe('a block that loses its beginning', () => {
  it.each<[string, string, string]>([
    [
      'when that becomes another line',
      'import player\n\n# to the hen\nfor i in range(3):\n    player.turn_left()\n\n    # up\n    if a:\n        b()\nc()\n',
      'import player\n\n# to the hen\nplayer.move_forward(3)\nplayer.turn_left()\n\n# up\nif a:\n    b()\nc()\n',
    ],
    [
      'when that goes',
      SOLUTION.replace('player.move_forward(3)\n', 'if True:\n\tplayer.move_forward(3)\n'),
      SOLUTION,
    ],
  ])('is indented less: %s', (_, program, result) => {
    const lines = programLines(program);
    const own = lines[3];
    if (own === undefined) throw new Error('there is a fourth line');
    const theirs = programLines('player.move_forward(3)')[0] ?? own;
    const change: Change =
      result === SOLUTION
        ? { kind: 'extra', number: 4, own }
        : { kind: 'other', number: 4, lines: ['player.move_forward(3)'], own, theirs };
    expect(applyChange(lines, change).text).toBe(result);
  });
});

describe('a plan that may be correct', () => {
  const WALK =
    'import player\nplayer.move_forward()\nplayer.move_forward()\nplayer.turn_left()\nplayer.move_forward()\n';
  it.each<[string, string, boolean]>([
    [
      'two other lines',
      'import player\nplayer.move_forward(2)\nplayer.turn_left()\nplayer.move_forward(3)\n',
      true,
    ],
    [
      'a loop',
      'import player\nfor i in range(2):\n    player.move_forward()\n    player.turn_left()\n',
      false,
    ],
    ['one other line', WALK.replace('left', 'right'), false],
    ['brackets that are missing everywhere', WALK.replaceAll('()', ''), false],
  ])('%s: left alone: %s', (_, program, isLeftAlone) => {
    expect(ask(program, { solution: WALK }).resulted_code === null).toBe(isLeftAlone);
  });
});

describe('the import of player', () => {
  const withoutImport = SOLUTION.replace('import player\n', '');
  it('is not a missing line if the program works without it', () => {
    expect(ask(withoutImport)).toMatchObject({ resulted_code: null });
    const tip = ask(withoutImport.replace('forward(3)', 'forward(4)'));
    expect([tip.code_to_add, tip.is_code_sufficient]).toEqual(['player.move_forward(3)', true]);
  });
  it.each(['improt player', 'import  player;', 'from game import player'])('%s is corrected', (line) => {
    expect(ask(but('import player', line))).toMatchObject({
      line_number: 1,
      code_to_add: 'import player',
      resulted_code: SOLUTION,
    });
  });
});

describe('one change', () => {
  it.each<[string, string, number, string | null, string, string]>([
    [
      'another number',
      but('forward(3)', 'forward(4)'),
      4,
      'player.move_forward(4)',
      'player.move_forward(3)',
      SOLUTION,
    ],
    [
      'another command',
      but('turn_left', 'turn_right'),
      6,
      '    player.turn_right()',
      '    player.turn_left()',
      SOLUTION,
    ],
    ['a colon', but('(2):', '(2)'), 5, 'for i in range(2)', 'for i in range(2):', SOLUTION],
    ['a bracket', but('(3)', '(3'), 4, 'player.move_forward(3', 'player.move_forward(3)', SOLUTION],
    [
      'a closing quote',
      but('Hello"', 'Hello'),
      7,
      '    player.speak("Hello)',
      '    player.speak("Hello")',
      SOLUTION,
    ],
    ['a line too few', but('    player.turn_left()\n', ''), 6, null, '    player.turn_left()', SOLUTION],
    [
      'without its last line',
      but('player.move_forward(2)\n', ''),
      10,
      null,
      'player.move_forward(2)',
      SOLUTION,
    ],
    ['a line too many', but('# home', 'player.turn_right()\n# home'), 9, 'player.turn_right()', '', SOLUTION],
    [
      'too far out',
      but('    player.speak', 'player.speak'),
      7,
      'player.speak("Hello")',
      '    player.speak("Hello")',
      SOLUTION,
    ],
    [
      'too far in',
      but('player.move_forward(2)', '  player.move_forward(2)'),
      10,
      '  player.move_forward(2)',
      'player.move_forward(2)',
      SOLUTION,
    ],
  ])('%s', (_, program, line, from, to, result) => {
    expect(ask(program)).toMatchObject({
      line_number: line,
      code_to_modify: from,
      code_to_add: to,
      resulted_code: result,
      is_code_sufficient: true,
    });
  });

  it('is the first one, and the tip says that there are more', () => {
    const tip = ask(but('(3)', '(1)').replace('    player.turn_left()\n', ''));
    expect([tip.line_number, tip.is_code_sufficient]).toEqual([4, false]);
  });

  it.each<[string, string, string]>([
    ['a comment of the learner', 'import player\na = 1  # mine\n', 'import player\na = 2  # mine\n'],
    ['quotes and spaces', "import player\nsay( 'x' )\na = 1\n", "import player\nsay( 'x' )\na = 2\n"],
    ['blank lines', 'import player\n\n\n\na = 1\n\n', 'import player\n\n\n\na = 2\n\n'],
    ['ends of lines', 'import player\r\na = 1\r\n', 'import player\r\na = 2\r\n'],
    [
      'a last line without a line break, when it is deleted',
      'import player\na = 2\nb()',
      'import player\na = 2',
    ],
    ['a last line without a line break', 'import player\na = 1', 'import player\na = 2'],
  ])('keeps %s unchanged', (_, program, result) => {
    const solution = program.includes('say') ? 'import player\nsay("x")\na = 2\n' : 'import player\na = 2\n';
    expect(ask(program, { solution }).resulted_code).toBe(result);
  });

  it.each<[string, string, string, string]>([
    [
      'after a line without a line break',
      'import player\r\na()',
      'import player\na()\nb()',
      'import player\r\na()\r\nb()',
    ],
    ['in an empty program', '', 'import player\n', 'import player\n'],
    ["below the learner's comment", 'a()\n# then b\n', 'a()\nb()\n', 'a()\n# then b\nb()\n'],
    [
      "below the learner's comment and above its blank line",
      'a()\n# then b\n\n',
      'a()\nb()\n',
      'a()\n# then b\nb()\n\n',
    ],
    [
      "below the learner's comment between lines",
      'a()\n# then b\nc()\n',
      'a()\nb()\nc()\n',
      'a()\n# then b\nb()\nc()\n',
    ],
    [
      "below the learner's comment at the end of a block",
      'if x:\n    a()\n    # then b\nc()\n',
      'if x:\n    a()\n    b()\nc()\n',
      'if x:\n    a()\n    # then b\n    b()\nc()\n',
    ],
    [
      "above the learner's comment outside its block",
      'if x:\n    a()\n# then c\nc()\n',
      'if x:\n    a()\n    b()\nc()\n',
      'if x:\n    a()\n    b()\n# then c\nc()\n',
    ],
    [
      "directly above the line that it belongs to in the solution, below the learner's title",
      'import player\n\n# my program\n\nb()\n',
      'import player\n\na()\nb()\n',
      'import player\n\n# my program\n\na()\nb()\n',
    ],
    [
      'directly below the line that it belongs to in the solution',
      'a()\n# then c\nc()\n',
      'a()\nb()\n\nc()\n',
      'a()\nb()\n# then c\nc()\n',
    ],
    [
      'above the comment of another paragraph',
      'a()\n\n# then c\nc()\n',
      'a()\nb()\nc()\n',
      'a()\nb()\n\n# then c\nc()\n',
    ],
    [
      'below its comment',
      '# one\na()\n# two\n# three\na()',
      '# one\na()\n# two\nb()\n# three\na()',
      '# one\na()\n# two\nb()\n# three\na()',
    ],
    ['after the blank line', 'import player\n\n', 'import player\n\na()\n', 'import player\n\na()\n'],
    ['indented like its block', 'if x:\n  a()\n', 'if x:\n    a()\n    b()\n', 'if x:\n  a()\n  b()\n'],
    [
      'indented like the lines after it',
      'if x:\n  b()\n',
      'if x:\n    a()\n    b()\n',
      'if x:\n  a()\n  b()\n',
    ],
    [
      'indented like other blocks',
      'if x:\n\ta()\nif y:\n',
      'if x:\n    a()\nif y:\n    b()\n',
      'if x:\n\ta()\nif y:\n\tb()\n',
    ],
    ['in its own block', 'if x:\n', 'if x:\n    a()\n', 'if x:\n    a()\n'],
    [
      'with the learner’s names',
      'n = 3\nwalk(n)\n',
      'steps = 3\nwalk(steps)\nsay(steps)\n',
      'n = 3\nwalk(n)\nsay(n)\n',
    ],
  ])('is added %s', (_, program, solution, result) => {
    expect(ask(program, { solution })).toMatchObject({ code_to_modify: null, resulted_code: result });
  });
});

describe('a line that only prints', () => {
  const LOOP = 'for i in range(steps):\n    player.move_forward()\n\nplayer.turn_left()\n';
  const SPEAK = 'player.move_forward()\nplayer.speak("Hello")\n';

  it.each<[string, string, string, string, string]>([
    [
      'stays, and moves with the wrong line',
      'for i in range(steps):\n    player.move_forward()\n    player.turn_left()\n    print(i)\n',
      LOOP,
      '    player.turn_left()',
      'for i in range(steps):\n    player.move_forward()\nplayer.turn_left()\nprint(i)\n',
    ],
    [
      'stays before the wrong line',
      'print(steps)\nfor i in range(3):\n    print(i)\n    player.move_forward()\nplayer.turn_left()\n',
      LOOP,
      'for i in range(3):',
      'print(steps)\nfor i in range(steps):\n    print(i)\n    player.move_forward()\nplayer.turn_left()\n',
    ],
    [
      'becomes the line that should say the same',
      'player.move_forward()\nprint("Hello")\n',
      SPEAK,
      'print("Hello")',
      SPEAK,
    ],
    [
      'is deleted when it has another effect',
      `${SPEAK}print(player.collect())\n`,
      SPEAK,
      'print(player.collect())',
      SPEAK,
    ],
    [
      'is corrected when the solution prints there',
      'print("helo")\n',
      'print("hello")\n',
      'print("helo")',
      'print("hello")\n',
    ],
  ])('%s', (_, program, solution, from, result) => {
    expect(ask(program, { solution })).toMatchObject({
      code_to_modify: from,
      resulted_code: result,
      is_code_sufficient: true,
    });
  });

  it('keeps the end of its block when a line is added after it', () => {
    const program = 'for i in range(steps):\n    player.move_forward()\n    print(i)\n';
    const tip = ask(program, { solution: LOOP });
    expect([tip.resulted_code, tip.is_code_sufficient]).toEqual([`${program}player.turn_left()\n`, true]);
  });

  it('stays outside a block that begins below it', () => {
    const program = 'def go(steps):\n    print(steps)\n    walk(steps)\n';
    const solution = 'def go(steps):\n    if steps > 0:\n        walk(steps)\n';
    expect(ask(program, { solution })).toMatchObject({
      line_number: 3,
      resulted_code: 'def go(steps):\n    print(steps)\n    if steps > 0:\n        walk(steps)\n',
      is_code_sufficient: true,
    });
  });

  it('is deleted only when it stopped the program and there is no other difference', () => {
    const program = SPEAK.replace('\n', '\nprint(mistaken)\n');
    const asked = { solution: SPEAK, error: "line 2: NameError: name 'mistaken' is not defined" };
    expect(ask(program, { solution: SPEAK })).toMatchObject({ resulted_code: null });
    expect(ask(program, asked)).toMatchObject({ line_number: 2, code_to_add: '', resulted_code: SPEAK });
    const faulty = program.replace('Hello', 'Helo');
    expect(ask(faulty, asked)).toMatchObject({ line_number: 3, code_to_add: 'player.speak("Hello")' });
  });
});

describe('a block', () => {
  const LOOP = 'a()\nfor i in range(3):\n    b()\n    c()\nd()\n';
  const NESTED = 'a()\nfor i in range(3):\n    for j in range(2):\n        b()\nd()\n';

  it.each<[string, string, string, number, string | null, string, string]>([
    [
      'comes with its first line',
      'a()\nd()\n',
      LOOP,
      2,
      null,
      'for i in range(3):\n    b()',
      'a()\nfor i in range(3):\n    b()\nd()\n',
    ],
    [
      'inside another comes with it',
      'a()\nd()\n',
      NESTED,
      2,
      null,
      'for i in range(3):\n    for j in range(2):\n        b()',
      NESTED,
    ],
    [
      'keeps its line breaks',
      'a()\r\nd()',
      LOOP,
      2,
      null,
      'for i in range(3):\n    b()',
      'a()\r\nfor i in range(3):\r\n    b()\r\nd()',
    ],
    [
      'begins above a line that is indented',
      'a()\nb()  # one\nd()\n',
      LOOP,
      2,
      'b()  # one',
      'for i in range(3):\n    b()  # one',
      'a()\nfor i in range(3):\n    b()  # one\nd()\n',
    ],
    [
      'begins above a whole block',
      'a()\nfor j in range(2):\n    b()\nd()\n',
      NESTED,
      2,
      'for j in range(2):',
      'for i in range(3):\n    for j in range(2):',
      NESTED,
    ],
    [
      'begins above lines that are already indented',
      'a()\n    b()\n    c()\nd()\n',
      LOOP,
      2,
      null,
      'for i in range(3):',
      LOOP,
    ],
    [
      'replaces another line with its first line',
      'a()\nx = z\nd()\n',
      'a()\nif y:\n    b()\nd()\n',
      2,
      'x = z',
      'if y:\n    b()',
      'a()\nif y:\n    b()\nd()\n',
    ],
    [
      'moves the lines after one that leaves it',
      'a()\nfor i in range(3):\n    b()\n    d()\n    e()\n',
      'a()\nfor i in range(3):\n    b()\nd()\ne()\n',
      4,
      '    d()',
      'd()',
      'a()\nfor i in range(3):\n    b()\nd()\ne()\n',
    ],
    [
      'loses its else before its if',
      'a()\nif x:\n    b()\nelse:\n    c()\nd()\ne()\nf()\ng()\nh()\ni()\nj()\n',
      'a()\nb()\nc()\nd()\ne()\nf()\ng()\nh()\ni()\nj()\n',
      4,
      'else:',
      '',
      'a()\nif x:\n    b()\n    c()\nd()\ne()\nf()\ng()\nh()\ni()\nj()\n',
    ],
    [
      'moves into another in the order of its lines',
      'for i in range(3):\n    a()\nif x:\n    b()\nelif y:\n    c()\n',
      'for i in range(3):\n    a()\n    if x:\n        b()\n    elif y:\n        c()\n',
      3,
      'if x:',
      '    if x:',
      'for i in range(3):\n    a()\n    if x:\n        b()\nelif y:\n    c()\n',
    ],
    [
      'inside another keeps its place when its first line changes',
      'a()\nfor i in range(3):\n    for j in range(4):\n        b()\nd()\n',
      NESTED,
      3,
      '    for j in range(4):',
      '    for j in range(2):',
      NESTED,
    ],
  ])('%s', (_, program, solution, line, from, to, result) => {
    expect(ask(program, { solution })).toMatchObject({
      line_number: line,
      code_to_modify: from,
      code_to_add: to,
      resulted_code: result,
    });
  });
});

describe('the words', () => {
  it.each<[string, string]>([
    [but('(3)', '(4)'), 'Look at line 4 again. Try `player.move_forward(3)` there.'],
    [
      but('    player.turn_left()\n', ''),
      "You are on your way! Something is missing. Try `player.turn_left()` as line 6. `player.turn_left()` means: Turn to your character's left.",
    ],
    [but('# home', 'a = 3'), 'You may not need line 9. Try it without `a = 3`.'],
    [
      but('    player.speak', 'player.speak'),
      'Line 7 has the right words. Indent it more, so that it belongs to the block above. Spaces in front: 4.',
    ],
    [
      but('    player.speak', '      player.speak'),
      'Line 7 has the right words. It has too many spaces in front. Remove some. Spaces in front: 4.',
    ],
    [
      but('    player.speak', '\t\t\t\tplayer.speak'),
      'Line 7 has the right words. Start it in the same column as the rest of its block. Spaces in front: 4.',
    ],
    [
      but('for i in range(2):\n    player.turn_left()\n    player.speak("Hello")\n', ''),
      'You are on your way! Something is missing. Try `for i in range(2):` as line 5 and indent the lines under it.',
    ],
    [
      but('for i in range(2):\n    player.turn_left()', 'player.turn_left()'),
      'Put `for i in range(2):` above line 5. Then indent line 5.',
    ],
    [SOLUTION, 'Your program looks good to me! Read the goal again, or open Help for a hint.'],
  ])('%#', (program, text) => {
    expect(ask(program).text).toBe(text);
  });

  it('are in English if a language has none', () => {
    expect(ask(SOLUTION, { locale: 'xx' }).text).toBe(ask(SOLUTION).text);
    expect(ask(SOLUTION, { locale: '../en' }).text).toBe(ask(SOLUTION).text);
  });

  it('quote code on one line, without backticks, shortened if it is long', () => {
    const tip = ask('', { solution: `say("\`${'{{line}}'.repeat(100)}")` });
    expect(tip.text.split('`')).toHaveLength(3);
    expect(tip.text).toMatch(/say\("'\{\{line\}\}.*…/);
    expect(tip.text.length).toBeLessThan(300);
  });
});

describe('a program with another plan', () => {
  const STOPPED = 'The message tells you why your program stopped. Change one line and run it again.';
  const OWN = 'import player\nsteps = 4\nwhile steps > 0:\n    player.move_backward()\n    steps -= 1\n';
  const NO_CHANGE = {
    code_to_add: null,
    code_to_modify: null,
    line_number: null,
    resulted_code: null,
    is_code_sufficient: false,
  };

  it.each<[string, string | null, string]>([
    ['nothing', null, 'I know another program for this level. Open Help for a hint.'],
    [
      'an error with its line',
      "line 4: IndentationError: expected an indented block after 'while' statement on line 3",
      'Compare line 4 with a line that works. The message tells you what is different.',
    ],
    ['a rule', 'bumped-into-wall', STOPPED],
    ['a line that is none', 'line 99: x', STOPPED],
  ])('gets no change, stopped by %s', (_, error, text) => {
    expect(ask(OWN, { error })).toMatchObject({ ...NO_CHANGE, text });
  });

  it("is not the level's own starter code", () => {
    const template = 'import player\nred eggs = 3\nsay(red eggs)\nblue 3eggs = 4\nsay(3eggs)\n';
    const solution = 'import player\nbrown = 3\nrun(brown)\nwhite = 4\nrun(white)\n';
    const level = fixtureContent().level('python', 'intro-level1', 'en');
    expect(ask(template, { solution, level }).resulted_code).toBeNull();
    const begun = level && { ...level, codeTemplate: template };
    expect(ask(template, { solution, level: begun })).toMatchObject({
      line_number: 2,
      code_to_add: 'brown = 3',
    });
  });

  it.each<[string, string, string]>([
    ['nothing to compare with', 'a()', '# nothing\n'],
    ['a program without end', 'a()\n'.repeat(25_000), SOLUTION],
    ['a solution without end', 'a()\n', 'a()\n'.repeat(25_000)],
    ['one endless line', `${'"\\"'.repeat(33_333)}`, SOLUTION],
    ['too many lines', 'a()\n'.repeat(400), 'a()\n'.repeat(400)],
  ])('%s', (_, program, solution) => {
    expect(ask(program, { solution })).toMatchObject(NO_CHANGE);
  });
});

describe('for any texts', () => {
  const SIGNS =
    '" \' """ # \\ ( ) [ : = , . ` $& { } 3 if for in def class lambda x y self f"{x}" é \u2028 \ud800'.split(
      ' ',
    );
  const sign = fc.constantFrom(...SIGNS, ' ', '    ', '\t', '\n', '\r\n');
  const line = fc.constantFrom(...SOLUTION.split('\n'), 'x = 3', 'say(x)', '  y()', '# mine');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
    fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n')),
  );
  const linesOf = (code: string): string[] => code.split(/\r\n|\r|\n/);

  /** The lines of the program after a tip's change, and the line that the change removes. */
  const applied = (program: string, { line_number, code_to_add, code_to_modify }: Tip) => {
    if (line_number === null) return { result: null, gone: null };
    const before = linesOf(program);
    const removed = code_to_modify === null ? 0 : 1;
    const added = removed === 1 && code_to_add === '' ? [] : (code_to_add ?? '').split('\n');
    const result = before.toSpliced(line_number - 1, removed, ...added);
    return { result, gone: removed === 1 ? before[line_number - 1] : null };
  };

  const refused = (lines: readonly string[]): number => refusedLines(programLines(lines.join('\n')));
  const unindented = (lines: readonly string[] | null) => lines?.map((line) => line.trimStart());

  it('there is a tip, and its program differs by exactly that change, or by a block that moves with it', () => {
    fc.assert(
      fc.property(text, text, fc.option(text), (program, solution, error) => {
        const tip = ask(program, { solution, error });
        expect(tip.text.length).toBeGreaterThan(0);
        const { resulted_code, code_to_modify } = tip;
        const { result, gone } = applied(program, tip);
        expect(code_to_modify).toBe(gone);
        const lines = resulted_code === null ? null : linesOf(resulted_code);
        const movesBlock = result !== null && refused(result) > refused(linesOf(program));
        const compared = movesBlock ? unindented : (all: readonly string[] | null) => all;
        expect(compared(lines)?.join('\n')).toEqual(compared(result)?.join('\n'));
      }),
      { numRuns: 2000 },
    );
  });
});
