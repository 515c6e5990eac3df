import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import type { QuestionWords } from '@hopcode/translations/quiz/quiz-words';

/** A quiz for chapter 2 of the small catalogue, with one question of each kind. */
export const FIXTURE_QUIZ: CompiledQuiz = {
  courseId: 'python',
  chapter_id: 2,
  chapter: 'loops',
  questions: [
    {
      id: 'read-range',
      kind: 'read',
      code: 'for i in range(3):',
      options: [
        { key: 'a', name: 'twice' },
        { key: 'b', name: 'thrice' },
      ],
      answer: 'b',
    },
    {
      id: 'predict-tile',
      kind: 'predict',
      code: 'player.move_forward()',
      level: 'loops-level1',
      probe: 'stops',
      options: [
        { key: 'a', name: 'next', tile: [1, 0] },
        { key: 'b', name: 'stays', tile: [0, 0] },
      ],
      answer: 'a',
    },
    {
      id: 'find-colon',
      kind: 'bug',
      code: 'import player\nfor i in range(3)\n    player.move_forward()',
      lines: [2, 3],
      answer: 2,
      fix: 'for i in range(3):',
    },
    {
      id: 'match-ranges',
      kind: 'match',
      left: [
        { key: 'a', name: 'two', code: 'range(2)' },
        { key: 'b', name: 'one', code: 'range(1)' },
      ],
      right: [
        { key: 'a', name: 'one' },
        { key: 'b', name: 'two' },
      ],
      answer: { a: 'b', b: 'a' },
    },
    {
      id: 'order-loop',
      kind: 'order',
      lines: [
        { key: 'a', name: 'line-2', code: '    print(i)' },
        { key: 'b', name: 'line-1', code: 'for i in range(3):' },
        { key: 'c', name: 'line-3', code: 'print("end")' },
      ],
      answers: [['b', 'a', 'c']],
    },
  ],
};

/** The correct answers, in the order of the questions. */
export const RIGHT_ANSWERS = [
  { option: 'b' },
  { option: 'a' },
  { line: 2 },
  { pairs: { a: 'b', b: 'a' } },
  { order: ['b', 'a', 'c'] },
] as const;

/** A wrong answer to each question, with the names of its wrong parts. */
export const WRONG_ANSWERS = [
  { answer: { option: 'a' }, names: ['twice'] },
  { answer: { option: 'b' }, names: ['stays'] },
  { answer: { line: 3 }, names: ['line-3'] },
  { answer: { pairs: { a: 'b', b: 'b' } }, names: ['one'] },
  { answer: { order: ['b', 'c', 'a'] }, names: ['line-2'] },
] as const;

const NAMES = ['twice', 'stays', 'line-1', 'line-2', 'line-3', 'one', 'two'];
const all = (text: (name: string) => string) => Object.fromEntries(NAMES.map((name) => [name, text(name)]));

/** The explanation for a wrong part of an answer to a question. */
export const wrongWords = (id: string, name: string): string => `Secret of ${id}: not ${name}`;

/** The words of the questions. */
export const FIXTURE_QUIZ_WORDS: ReadonlyMap<string, QuestionWords> = new Map(
  FIXTURE_QUIZ.questions.map(({ id }) => [
    id,
    {
      question: `The question ${id}`,
      picture: 'A small farm',
      options: { twice: '2 times', thrice: '3 times' },
      right: { one: 'once', two: 'two times' },
      because: `Secret of ${id}: because`,
      wrong: all((name) => wrongWords(id, name)),
    },
  ]),
);
