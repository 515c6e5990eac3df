import { quizGet } from '@hopcode/contract/quiz/quiz';
import { quizReview } from '@hopcode/contract/quiz/review';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** The course and chapter of a quiz, as in the address. */
export type QuizPlace = { readonly courseId: string; readonly chapterId: string };

/** The parameters of the server's endpoints for a quiz. */
export const paramsOf = ({ courseId, chapterId }: QuizPlace) => ({
  course_slug: courseId,
  chapter_id: Number(chapterId),
});

/** The questions of a round. By default, it is the round that started last. */
export const quizQuery = (place: QuizPlace, round: number | undefined, locale: string) =>
  queryOptions({
    queryKey: ['quiz', place.courseId, place.chapterId, round ?? 'current', locale],
    queryFn: ({ signal }) =>
      api(quizGet, {
        params: paramsOf(place),
        query: round === undefined ? {} : { round },
        signal,
        locale,
      }),
    // Another window may continue the round, so the page always loads the current state.
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** The answers of a student. */
export const reviewQuery = (place: QuizPlace, studentId: string, locale: string) =>
  queryOptions({
    queryKey: ['quiz-review', place.courseId, place.chapterId, studentId, locale],
    queryFn: ({ signal }) =>
      api(quizReview, { params: { ...paramsOf(place), student_id: studentId }, signal, locale }),
    staleTime: 0,
  });
