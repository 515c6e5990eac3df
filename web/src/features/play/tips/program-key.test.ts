import { describe, expect, it } from 'vitest';
import { programKey } from './program-key.ts';

const PROGRAM = 'import player\nfor i in range(3):\n    player.speak("a b")\n';

describe('a program is the same', () => {
  it.each([
    ['with a comment', PROGRAM.replace('3):', '3):  # three')],
    ['with a line of comment', `# mine\n${PROGRAM}`],
    ['with blank lines', PROGRAM.replaceAll('\n', '\n\n')],
    ['with spaces inside a line', PROGRAM.replace('range(3)', 'range( 3 )')],
    ['with another width of indentation', PROGRAM.replace('    ', '  ')],
    ['with the line ends of Windows', PROGRAM.replaceAll('\n', '\r\n')],
  ])('%s', (_, program) => {
    expect(programKey(program)).toBe(programKey(PROGRAM));
  });
});

describe('a program is another one', () => {
  it.each([
    ['with another number', PROGRAM.replace('3', '4')],
    ['with a space in its text', PROGRAM.replace('a b', 'ab')],
    ['with a # in its text', PROGRAM.replace('a b', 'a#b')],
    ['with a line outside its block', PROGRAM.replace('    player', 'player')],
    ['with a line less', 'import player\n'],
    ['with the lines in another order', PROGRAM.split('\n').reverse().join('\n')],
    ['with a quote that is not closed', PROGRAM.replace('b"', 'b')],
  ])('%s', (_, program) => {
    expect(programKey(program)).not.toBe(programKey(PROGRAM));
  });
});
