import { describe, expect, it } from 'vitest';
import { codeLines, commandsIn, commentKeys, ownCodeLines, withComments } from './code-lines.ts';

const CODE = `import player

# {walk}
player.move_forward(2)
    # {pick-up}
player.speak("# {no}!")  # {greet}
speed = f"{walk}"  # mind {this} too
`;

describe('lines of code', () => {
  it('does not count empty lines or comments', () => {
    expect(codeLines(CODE)).toHaveLength(4);
    expect(codeLines('')).toEqual([]);
  });

  it.each([
    ['import player\nx = 1', ['x = 1']],
    ['from player import *\nmove_forward()', ['move_forward()']],
    ['import math\nx = 1', ['import math', 'x = 1']],
  ])("does not count the import of player as a child's line in %j", (code, lines) => {
    expect(ownCodeLines(code)).toEqual(lines);
  });

  it('finds the commands', () => {
    expect(commandsIn(CODE)).toEqual(['move_forward', 'speak']);
  });
});

describe('comments', () => {
  it('finds markers that are a whole comment', () => {
    expect(commentKeys(CODE)).toEqual(['walk', 'pick-up', 'greet']);
  });

  it('inserts words, or the key if words are missing, and changes nothing else', () => {
    expect(withComments(CODE, { walk: 'camina $& {pick-up}', greet: 'saluda' })).toBe(`import player

# camina $& {pick-up}
player.move_forward(2)
    # pick-up
player.speak("# {no}!")  # saluda
speed = f"{walk}"  # mind {this} too
`);
  });
});
