import { Bitmap } from '@hopcode/art/kit/bitmap';
import { RAMPS } from '@hopcode/art/kit/ramps';
import { TILE_SIZE } from '@hopcode/art/kit/tile-size';
import { writeTiny } from '@hopcode/art/kit/tiny-font';
import type { CompiledQuestion, QuizPart } from '@hopcode/courses/quiz/quiz-format';
import { brokenLines, type CardLine, drawTextCard } from './text-card.ts';

/**
 * The English words of a question: its sentence, and the words of its parts, by their names. Parts that show code have
 * no words.
 */
export type QuestionWords = {
  readonly question: string;
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly left?: Readonly<Record<string, string>> | undefined;
  readonly right?: Readonly<Record<string, string>> | undefined;
};
type PartWords = QuestionWords['options'];

/** Maximum number of letters in a line of the question. */
const LETTERS = 36;

const plain = (words: string): string => words.replaceAll('`', '');

const partLines = ({ key, code, tile, name }: QuizPart, words: PartWords): CardLine[] => {
  const said = plain(words?.[name] ?? name);
  const [first = '', ...more] = (code ?? (tile ? `tile ${tile.join(', ')}` : said)).split('\n');
  return [{ text: `${key}: ${first}` }, ...more.map((text) => ({ text: `   ${text}` }))].map((line) => ({
    ...line,
    color: RAMPS.pine[1],
  }));
};

/** The parts to choose, match or put in order; the correct answer is not marked. */
const answerLines = (question: CompiledQuestion, words: QuestionWords): CardLine[] => {
  switch (question.kind) {
    case 'read':
    case 'predict':
      return question.options.flatMap((part) => partLines(part, words.options));
    case 'match':
      return [
        ...question.left.flatMap((part) => partLines(part, words.left)),
        ...question.right.flatMap((part) => partLines(part, words.right)),
      ];
    case 'order':
      return question.lines.flatMap((part) => partLines(part, undefined));
    case 'bug':
      return [];
  }
};

/** The lines of a question: its sentence, its program, its options. */
export const questionLines = (question: CompiledQuestion, words: QuestionWords): CardLine[] => {
  const code = question.code?.trimEnd().split('\n') ?? [];
  const numbered = code.map((text, index) => (question.kind === 'bug' ? `${index + 1} ${text}` : text));
  return [
    ...brokenLines(plain(words.question), LETTERS).map((text) => ({ text, color: RAMPS.brick[1] })),
    { text: '' },
    ...numbered.map((text) => ({ text })),
    ...(code.length > 0 ? [{ text: '' }] : []),
    ...answerLines(question, words),
  ];
};

const MARK = 11;

/** Marks the tile of each option with the letter of the option, as the page of a quiz does. */
const markTiles = (farm: Bitmap, question: CompiledQuestion): Bitmap => {
  const parts = 'options' in question ? question.options : [];
  for (const { key, tile } of parts) {
    if (!tile) continue;
    const [x, y] = [tile[0] * TILE_SIZE + 2, tile[1] * TILE_SIZE + 2];
    farm.rect(x, y, MARK, MARK, RAMPS.ink[0]).rect(x + 1, y + 1, MARK - 2, MARK - 2, RAMPS.snow[5]);
    writeTiny(farm, key, x + 4, y + 3, RAMPS.ink[0]);
  }
  return farm;
};

/** The thumbnail of a question: its farm, if it has one, above a card with its lines. */
export const drawQuestion = (question: CompiledQuestion, words: QuestionWords, farm?: Bitmap): Bitmap => {
  const card = drawTextCard(questionLines(question, words), farm?.width);
  if (!farm) return card;
  const picture = new Bitmap(Math.max(card.width, farm.width), card.height + farm.height);
  return picture.draw(markTiles(farm, question), 0, 0).draw(card, 0, farm.height);
};
