import { defineBadge } from '../badge.ts';

/** In a quiz, the first answer to every question was right. */
export const quizAllRight = defineBadge({
  id: 'quiz-all-right',
  picture: 'item/feather',
  metal: 'silver',
  need: 1,
  ofProgress: ({ perfectQuizzes }) => perfectQuizzes,
  examples: { enough: { perfectQuizzes: 1 }, tooLittle: { perfectQuizzes: 0 } },
});
