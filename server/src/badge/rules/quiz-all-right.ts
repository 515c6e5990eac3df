import { defineBadge } from '../badge.ts';

/** Every first answer of a quiz was right. */
export const quizAllRight = defineBadge({
  id: 'quiz-all-right',
  picture: 'item/feather',
  metal: 'silver',
  need: 1,
  ofProgress: ({ perfectQuizzes }) => perfectQuizzes,
  examples: { enough: { perfectQuizzes: 1 }, tooLittle: { perfectQuizzes: 0 } },
});
