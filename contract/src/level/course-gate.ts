import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';

/**
 * Why a course is open to a student: an adult has opened it for the student or the class, or bought it for the student.
 * It is also open if the student has completed the required chapters before it, passed the placement, or completed a
 * level of the course, for example as a visitor.
 */
export const gateReasonSchema = z.enum(['adult', 'class', 'bought', 'chapters', 'placement', 'started']);
export type GateReason = z.infer<typeof gateReasonSchema>;

/** Whether a course is open to a student, and what opens it (docs/decisions/0097). */
export const courseGateSchema = z
  .object({
    /** Null for a closed course. */
    open: gateReasonSchema.nullable(),
    /** Whether an adult has opened it for this student, whatever else opens it. */
    by_adult: z.boolean(),
    chapters: z.array(
      z.object({
        course_id: z.string(),
        id: z.int().min(0),
        name: z.string(),
        complete: z.boolean(),
        /** The first level that is not complete; null if all are complete. */
        next_level: levelSlugSchema.nullable(),
      }),
    ),
    placement: z.object({
      questions: z.int().min(1),
      /** How many first answers must be right to pass. */
      needed: z.int().min(1),
      /** The number of the round to start or continue. */
      round: z.int().min(1),
      /** The number of correct first answers in the best complete round; null if no round is complete. */
      best: z.int().min(0).nullable(),
      /** The day from which the next round can start; null if it can start now. */
      again_on: z.iso.date().nullable(),
    }),
  })
  .meta({ id: 'CourseGate' });
export type CourseGate = z.infer<typeof courseGateSchema>;
