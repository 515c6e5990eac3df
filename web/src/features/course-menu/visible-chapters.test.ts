import type { Chapter } from '@hopcode/contract/level/course';
import { describe, expect, it } from 'vitest';
import { visibleChapters } from './visible-chapters.ts';

const chapter = (id: number, rest: Partial<Chapter> = {}): Chapter => ({
  id,
  name: `Chapter ${id}`,
  level_data: [],
  quiz_exists: false,
  quiz_complete: false,
  class_locked: false,
  ...rest,
});
const FREE = { no_skip: false, quiz: false };
const ORDERED = { no_skip: true, quiz: false };
const ORDERED_QUIZ = { no_skip: true, quiz: true };
const LOCKED = [chapter(1), chapter(2, { class_locked: true }), chapter(3)];
const QUIZZES = [chapter(1, { quiz_exists: true }), chapter(2)];
const DONE_QUIZ = [chapter(1, { quiz_exists: true, quiz_complete: true }), chapter(2)];

describe('visibleChapters', () => {
  it.each<[string, readonly Chapter[], boolean, typeof FREE | null, readonly number[], readonly number[]]>([
    ['all chapters to other users', LOCKED, false, null, [], [1, 2, 3]],
    ['a student the chapters that the class has opened', LOCKED, true, FREE, [], [1, 3]],
    ['a student without a class the open chapters', LOCKED, true, null, [], [1, 3]],
    ['up to the first incomplete chapter', LOCKED, true, ORDERED, [], [1]],
    ['the next open chapter after a complete one', LOCKED, true, ORDERED, [1], [1, 3]],
    ['all chapters when all are complete', LOCKED, true, ORDERED, [1, 3], [1, 3]],
    ['nothing after an open quiz', QUIZZES, true, ORDERED_QUIZ, [1], [1]],
    ['the next chapter if quizzes do not count', QUIZZES, true, ORDERED, [1], [1, 2]],
    ['the next chapter after the quiz', DONE_QUIZ, true, ORDERED_QUIZ, [1], [1, 2]],
  ])('shows %s', (_, chapters, isStudent, rules, complete, shown) => {
    const isComplete = ({ id }: Chapter): boolean => complete.includes(id);
    expect(visibleChapters(chapters, { isStudent, rules, isComplete }).map(({ id }) => id)).toEqual(shown);
  });
});
