import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, isSameCode, lineText, type ProgramLine, programLines } from './program-lines.ts';

const shown = ({ depth, code }: ProgramLine): string => `${depth} ${code}`;

describe('the lines of a program', () => {
  it.each<[string, string, string[]]>([
    [
      'blocks',
      'a()\nif x:\n  b()\n  if y:\n      c()\nd()',
      ['0 a()', '0 if x:', '1 b()', '1 if y:', '2 c()', '0 d()'],
    ],
    ['comments and spaces at the end', 'a()  # walk\n\n# only this\nb() ', ['0 a()', '0 b()']],
    ['a # in a text', 'say("#1") # one', ['0 say("#1")']],
    ['a block without its colon', 'for i in range(3)\n    a()', ['0 for i in range(3)', '1 a()']],
    ['a block without anything in it', 'if x:\nb()', ['0 if x:', '0 b()']],
    ['a block behind its colon', 'if x: a()\n    b()', ['0 if x: a()', 'astray b()']],
    ['a line that is indented too far', 'a()\n  b()\nc()', ['0 a()', 'astray b()', '0 c()']],
    ['a first line that is indented', '  a()\nb()', ['astray a()', '0 b()']],
    [
      'a line between two blocks',
      'if x:\n    a()\n  b()\n    c()',
      ['0 if x:', '1 a()', 'astray b()', '1 c()'],
    ],
    ['tabs and spaces', 'if x:\n\ta()\n    b()', ['0 if x:', '1 a()', 'astray b()']],
    ['brackets over several lines', 'a = [\n  1,\n]\nb()', ['0 a = [', 'within 1,', 'within ]', '0 b()']],
    ['a continued line', 'a = 1 + \\\n   2\nb()', ['0 a = 1 + \\', 'within 2', '0 b()']],
    [
      'a long text',
      'a = """x\n # no\n"""; b()\nc()',
      ['0 a = """x', 'within  # no', 'within """; b()', '0 c()'],
    ],
    ['a text without closing quotes', 'say("hi)\nb()', ['0 say("hi)', 'within b()']],
    ['other line breaks', 'a()\r\nb()\rc()', ['0 a()', '0 b()', '0 c()']],
    ['nothing', '', []],
  ])('%s', (_, program, lines) => {
    expect(codeOf(programLines(program)).map(shown)).toEqual(lines);
  });

  it.each<[string, string, string]>([
    ['spaces', 'player . move_forward( 3 )', 'player.move_forward(3)'],
    ['quotes', "say('hi')", 'say("hi")'],
    ['comments and blank lines', 'a()\n\n# then\nb() # last', 'a()\nb()\n'],
    ['the width of indentation', 'if x:\n\ta()', 'if x:\n    a()'],
    ['the place of brackets', 'a = [\n1,\n]', 'a = [\n    1,\n]'],
  ])('%s make no difference', (_, one, other) => {
    expect(isSameCode(programLines(one), programLines(other))).toBe(true);
  });

  it.each<[string, string, string]>([
    ['blocks', 'if x:\n    a()\nb()', 'if x:\n    a()\n    b()'],
    ['spaces in a text', 'say("a b")', 'say("ab")'],
    ['spaces in a sign', 'a = = b', 'a == b'],
    ['quotes within a text', `say("it's")`, `say('it"s')`],
    ['capital letters', 'true', 'True'],
    ['a space that Python does not know', 'a\u00a0= 1', 'a = 1'],
    ['more lines', 'a()', 'a()\na()'],
  ])('%s make a difference', (_, one, other) => {
    expect(isSameCode(programLines(one), programLines(other))).toBe(false);
  });

  it('are the original program when they are joined, for any text', () => {
    const sign = fc.constantFrom(
      '"',
      "'",
      '"""',
      '#',
      '\\',
      '(',
      ']',
      ':',
      ' ',
      '\t',
      '\n',
      '\r\n',
      'if',
      'f"{x}',
      'é',
      '\u2028',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(sign).map((signs) => signs.join('')),
        ),
        (program) => {
          const lines = programLines(program);
          expect(lines.map((line) => lineText(line) + line.ending).join('')).toBe(program);
          expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1));
        },
      ),
    );
  });
});
