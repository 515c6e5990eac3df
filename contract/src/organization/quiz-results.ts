import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from '../level/course.ts';

const query = z.object({ course_slug: courseSlugSchema });

const response = z.object({
  /** The quizzes of the course, in the order of its chapters. */
  quizzes: z.array(
    z.object({ chapter_id: z.int(), chapter_name: z.string(), question_count: z.int().min(1) }),
  ),
  /** One result for each quiz that a student has started. */
  results: z.array(
    z.object({
      student_id: z.uuid(),
      chapter_id: z.int(),
      /** The latest round. */
      round: z.int().min(1),
      /** Correct first answers in `round`. */
      score: z.int().min(0),
      /** Whether the student has answered every question of `round`. */
      round_complete: z.boolean(),
      /** Highest number of correct first answers in a complete round; null without one. */
      best_score: z.int().min(0).nullable(),
      /** When the last question of `round` was answered. */
      answered_at: z.iso.datetime(),
    }),
  ),
});

/** The results of a class's students in the quizzes of a course. */
export const organizationClassQuizResults = def({
  method: 'GET',
  path: '/api/organization/classes/{class_id}/quiz-results',
  summary: 'Quiz results of a class',
  params: z.object({ class_id: z.uuid() }),
  query,
  response,
  who: ['staff'],
  mutates: false,
});

/** The results of one student of the school in the quizzes of a course. */
export const organizationStudentQuizResults = def({
  method: 'GET',
  path: '/api/organization/students/{student_id}/quiz-results',
  summary: 'Quiz results of a student',
  params: z.object({ student_id: z.uuid() }),
  query,
  response,
  who: ['staff'],
  mutates: false,
});
