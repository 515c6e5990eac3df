import { Bitmap } from '@hopcode/art/kit/bitmap';
import type { CompiledQuestion } from '@hopcode/courses/quiz/quiz-format';
import { describe, expect, it } from 'vitest';
import { drawQuestion, questionLines } from './question-card.ts';

const WORDS = { question: '`Where` to?', right: { number: 'a `number`' } };

const predict: CompiledQuestion = {
  id: 'where',
  kind: 'predict',
  code: 'import player\n\nplayer.move_forward(2)\n',
  probe: 'stops',
  options: [
    { key: 'a', name: 'two', tile: [2, 0] },
    { key: 'b', name: 'word' },
  ],
  answer: 'a',
};
const bug: CompiledQuestion = {
  id: 'quotes',
  kind: 'bug',
  code: 'name = Rosa\nprint(name)',
  lines: [1, 2],
  answer: 1,
  fix: 'name = "Rosa"',
};
const match: CompiledQuestion = {
  id: 'kinds',
  kind: 'match',
  left: [
    { key: 'a', name: 'number', code: '7' },
    { key: 'b', name: 'text', code: '"7"' },
  ],
  right: [
    { key: 'c', name: 'number' },
    { key: 'd', name: 'text' },
  ],
  answer: { a: 'c', b: 'd' },
};
const order: CompiledQuestion = {
  id: 'walk',
  kind: 'order',
  lines: [
    { key: 'a', name: 'line-1', code: 'for i in range(2):\n    print(i)' },
    { key: 'b', name: 'line-2', code: 'print(9)' },
  ],
  answers: [['a', 'b']],
};

describe('questionLines', () => {
  it.each<[CompiledQuestion, string[]]>([
    [predict, ['import player', '', 'player.move_forward(2)', '', 'a: tile 2, 0', 'b: word']],
    [bug, ['1 name = Rosa', '2 print(name)', '']],
    [match, ['a: 7', 'b: "7"', 'c: a number', 'd: text']],
    [order, ['a: for i in range(2):', '       print(i)', 'b: print(9)']],
  ])('of a question of its kind', (question, lines) => {
    expect(questionLines(question, WORDS).map(({ text }) => text)).toEqual(['Where to?', '', ...lines]);
  });
});

describe('drawQuestion', () => {
  it('puts the farm above the card, with the letters on their tiles', () => {
    const farm = new Bitmap(400, 64);
    const picture = drawQuestion(predict, WORDS, farm);
    const card = drawQuestion(predict, WORDS);
    expect([picture.width, picture.height - farm.height]).toEqual([400, card.height]);
    expect([picture.opacity(2 * 16 + 3, 3), picture.opacity(3 * 16 + 3, 3)]).toEqual([255, 0]);
  });
});
