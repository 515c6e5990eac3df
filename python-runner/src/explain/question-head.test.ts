import { describe, expect, it } from 'vitest';
import { mendQuestion, mendSigns } from './question-head.ts';

describe('mendQuestion', () => {
  it.each([
    ['if x = 1:', 'if x == 1:'],
    ['if player.look() = "x"', 'if player.look() == "x":'],
    ['while x % 2 = 0:', 'while x % 2 == 0:'],
    ['if x = 1 then print(x)', 'if x == 1: print(x)'],
    ['if x == 1, then:', 'if x == 1:'],
    ['if x is not equal to 4:', 'if x != 4:'],
    ["if x isn't 4:", 'if x != 4:'],
    ['if x is bigger than or equal to 4:', 'if x >= 4:'],
    ['if basket contains "egg":', 'if "egg" in basket:'],
    ['if x is between 1 and 5:', 'if 1 <= x <= 5:'],
    ['if x is in 1 to 4:', 'if 1 <= x <= 4:'],
    ['if x > 3 and < 7:', 'if x > 3 and x < 7:'],
    ['if !x && y => 2:', 'if not x and y >= 2:'],
    ['if x == = 3 {', 'if x == 3:'],
    ['return x % 2 = 0', 'return x % 2 == 0'],
    ['a = [n for n in b if n = 1]', 'a = [n for n in b if n == 1]'],
  ])('%s becomes %s', (line, write) => {
    expect(mendQuestion(line)?.write).toBe(write);
  });

  it.each([
    'if x == 1:',
    'if f(a=1):',
    'if x not in y:',
    'if x is not None and not y:',
    'if name == "a = b":',
    'if x: # a = b',
    'x = 1',
    'if bigger > smaller:',
  ])('%s has no mistake', (line) => {
    expect(mendQuestion(line)).toBeUndefined();
  });
});

describe('mendSigns', () => {
  it.each([
    ['i + = 1', 'i += 1'],
    ['i += = 1', 'i += 1'],
    ['i =+= 1', 'i += 1'],
    ['ok = a && b || !c', 'ok = a and b or not c'],
  ])('%s becomes %s', (line, write) => {
    expect(mendSigns(line)?.write).toBe(write);
  });

  it.each(['x = -1', 'x != 1', 'print("a && b")', 'x **= 2', 'x = y == 1'])('%s has no mistake', (line) => {
    expect(mendSigns(line)).toBeUndefined();
  });
});
