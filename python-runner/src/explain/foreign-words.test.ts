import { describe, expect, it } from 'vitest';
import { readForeign } from './foreign-words.ts';

describe('readForeign', () => {
  it.each([
    ['forever:', 'while True:'],
    ['repeat until x = 3', 'while x != 3:'],
    ['until not found:', 'while found:'],
    ['repeat until x > 3 and y < 2:', 'while not (x > 3 and y < 2):'],
    ['repeat until player.can_move():', 'while not player.can_move():'],
    ['do three times', 'for i in range(3):'],
    ['repeat steps times:', 'for i in range(steps):'],
    ['unless x in hens:', 'if not (x in hens):'],
    ['else: if x = 4:', 'elif x == 4:'],
    ['set eggs to 3', 'eggs = 3'],
    ['put 3 into eggs', 'eggs = 3'],
    ['decrease eggs by 2', 'eggs -= 2'],
    ['add 1 to eggs', 'eggs += 1'],
    ['player.turn_left() x3', 'for i in range(3): player.turn_left()'],
    ['please walk two steps', 'player.move_forward(2)'],
    ['player go back 3', 'player.move_backward(3)'],
    ['say Hello you', 'player.speak("Hello you")'],
    ['end for', ''],
  ])('%s becomes %s', (line, write) => {
    expect(readForeign(line, '')?.write).toBe(write);
  });

  it('adds to a list with append', () => {
    expect(readForeign('add "Ada" to hens', 'hens = []\nadd "Ada" to hens')?.write).toBe(
      'hens.append("Ada")',
    );
  });

  it.each([
    'x = 3',
    'for i in range(3):',
    'player.turn_left()',
    'print("repeat 3 times")',
    'while x < 3:',
    'ended = 1',
  ])('%s is Python', (line) => {
    expect(readForeign(line, '')).toBeUndefined();
  });
});
