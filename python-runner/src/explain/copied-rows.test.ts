import { expect, it } from 'vitest';
import { rowAnswer } from '../testing/row-answer.ts';
import { COPIED_ROWS, SENTENCE_ROWS } from './copied-rows.ts';

const ROWS = [...COPIED_ROWS, ...SENTENCE_ROWS];

it.each([
  ['>>> x = 1', '>>>'],
  ['... x = 1', '...'],
  ['```', '```'],
  ['In [3]: x', 'In [3]:'],
  ['1. player.turn_left()', '1.'],
  ['1 | x = 1', '1 |'],
  ['- player.turn_left()', '-'],
  ['Step 1: player.turn_left()', 'Step 1:'],
  ['python main.py', 'python main.py'],
  ['<html>', '<html>'],
])('in %s the piece %s was copied along', (line, sign) => {
  expect(rowAnswer(ROWS, 'copied-along', line)).toMatchObject({ sign });
});

it.each([
  ['// go home', '# go home'],
  ['/* go home */', '# go home'],
  ['<!-- go home -->', '# go home'],
  ['-- go home', '# go home'],
  ['; go home', '# go home'],
  ['x = f(3) // go', 'x = f(3)  # go'],
  ['player.turn_left() <- here', 'player.turn_left()  # here'],
])('the comment %s becomes %s', (line, write) => {
  expect(rowAnswer(ROWS, 'comment-sign', line)).toMatchObject({ write });
});

it.each([
  ['player.turn_left() to the tree', 'player.turn_left()  # to the tree'],
  ['go() или', 'go()  # или'],
])('the words after the call %s become a comment', (line, write) => {
  expect(rowAnswer(ROWS, 'note-behind-call', line)).toMatchObject({ write });
});

it.each([
  ['player.move_forward(red apples)\nred_apples = 6', 'player.move_forward(red_apples)'],
  ['print(red apples + 1)\nred_apples = 6', 'print(red_apples + 1)'],
  ['if red apples > 3:\nred_apples = 6', 'if red_apples > 3:'],
])('the name in %s is one word', (source, write) => {
  expect(rowAnswer(ROWS, 'known-name-in-two-words', source)).toMatchObject({
    first: 'red',
    second: 'apples',
    point: 'red apples',
    write,
  });
});

it.each([
  ['player-without-dot', 'player turn_left'],
  ['words-for-code', 'this is my program'],
  ['words-for-code', 'Hello there!'],
  ['words-for-code', 'pass the ball to the other hen'],
  ['words-without-quotes', 'player.speak(Good morning!)'],
  ['words-without-quotes', 'print(how are you)'],
])('%s applies to %s', (key, line) => {
  expect(rowAnswer(ROWS, key, line)).not.toBe(false);
});

it.each([
  ['copied-along', 'x = 1'],
  // The number of another line.
  ['copied-along', '2. player.turn_left()'],
  ['copied-along', '2 apples = 3'],
  ['comment-sign', 'x = 6 // 2'],
  ['note-behind-call', 'if go() to the end'],
  ['note-behind-call', 'a = go() to hens\nhens = 3'],
  ['player-without-dot', 'player dance'],
  ['words-for-code', 'eggs are here\neggs = 3'],
  ['words-for-code', 'x = 3'],
  ['words-without-quotes', 'print(a b)\na = 1'],
  ['known-name-in-two-words', 'print(red apples)'],
  ['known-name-in-two-words', 'print("red apples")\nred_apples = 6'],
  ['words-without-quotes', 'print(eggs)'],
])('%s does not apply to %s', (key, source) => {
  expect(rowAnswer(ROWS, key, source)).toBe(false);
});
