import { quizGet } from '@hopcode/contract/quiz/quiz';
import { quizReview } from '@hopcode/contract/quiz/review';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Where a quiz is: its course and chapter, as in the address. */
export type QuizPlace = { readonly courseId: string; readonly chapterId: string };

/** The same as the calls of the server take it. */
export const paramsOf = ({ courseId, chapterId }: QuizPlace) => ({
  course_slug: courseId,
  chapter_id: Number(chapterId),
});

/** The questions of a round; without one, of the round that was begun last. */
export const quizQuery = (place: QuizPlace, round: number | undefined, locale: string) =>
  queryOptions({
    queryKey: ['quiz', place.courseId, place.chapterId, round ?? 'current', locale],
    queryFn: ({ signal }) =>
      api(quizGet, { params: paramsOf(place), query: round === undefined ? {} : { round }, signal }),
    // A round goes on in other windows too, and looking again must show how far it is.
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** What a student answered. */
export const reviewQuery = (place: QuizPlace, studentId: string, locale: string) =>
  queryOptions({
    queryKey: ['quiz-review', place.courseId, place.chapterId, studentId, locale],
    queryFn: ({ signal }) =>
      api(quizReview, { params: { ...paramsOf(place), student_id: studentId }, signal }),
    staleTime: 0,
  });
