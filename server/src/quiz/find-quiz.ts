import type { CourseInWords } from '@hopcode/courses/course-in-words';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import { hasToBuy } from '../access/access.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { gateOf, gateOfPlacement } from '../level/course-gate.ts';
import { findStudent, type Student } from '../level/level-store.ts';
import { isOpenChapter } from '../level/open-level.ts';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';

/** A quiz with its course, chapter and levels. */
export type FoundQuiz = {
  readonly course: CourseInWords;
  readonly quiz: CompiledQuiz;
  readonly chapterName: string;
  /** The last required level of the chapter. */
  readonly level: string;
  /** The first level of the next chapter that has levels; null if there is none. */
  readonly nextLevel: string | null;
};

type Place = { readonly course_slug: string; readonly chapter_id: number };

/** Finds the quiz of a chapter or the placement quiz of a course. If there is none, refuses with 404. */
export function findQuiz(
  { content }: Pick<Parts, 'content'>,
  place: Place,
  locale: string,
): FoundQuiz | Refusal {
  const course = content.course(place.course_slug, locale);
  if (course === undefined) return refuse(404, 'unknown_course');
  const gate = content.gate(course.id, locale);
  const [first] = course.chapters.flatMap(({ levels }) => requiredLevels(levels));
  if (gate?.placement.chapter_id === place.chapter_id && first)
    return {
      course,
      quiz: gate.placement,
      chapterName: course.name,
      level: first.slug,
      nextLevel: first.slug,
    };
  const at = course.chapters.findIndex(({ id }) => id === place.chapter_id);
  const chapter = course.chapters[at];
  const quiz = content.quiz(course.id, place.chapter_id);
  const level = requiredLevels(chapter?.levels ?? []).at(-1)?.slug;
  if (chapter === undefined || quiz === undefined || level === undefined) return refuse(404, 'unknown_quiz');
  const following = courseChapters(course.chapters.slice(at + 1)).flatMap(({ levels }) =>
    requiredLevels(levels),
  )[0];
  return { course, quiz, chapterName: chapter.name, level, nextLevel: following?.slug ?? null };
}

/**
 * Whether a student may take a quiz. A placement quiz is always allowed. For the quiz of a chapter, the class must have
 * quizzes and must have unlocked the chapter, and the course must be open to the student.
 */
export async function mayTake(
  parts: Pick<Parts, 'db' | 'content' | 'selling'>,
  student: Student,
  { course, quiz }: FoundQuiz,
): Promise<boolean> {
  if (gateOfPlacement(parts.content, quiz)) return true;
  if (!student.quiz || !(await isOpenChapter(parts.db, student, course, quiz.chapter_id))) return false;
  const gate = await gateOf(parts, student, { courseId: course.id, locale: 'en' });
  return gate?.open !== null;
}

/**
 * Returns the student who takes a quiz; undefined for an account that does not act as a student. Refuses if the chapter
 * must be bought (402), or if the class has locked the quiz (403, platform.md section 6).
 */
export async function takingStudent(
  parts: Parts,
  session: Session,
  found: FoundQuiz,
): Promise<Student | undefined | Refusal> {
  const { db, content } = parts;
  const { course, quiz } = found;
  // The placement quiz is free, and a student may take it even if the class has locked chapters.
  const isPlacement = gateOfPlacement(content, quiz) !== undefined;
  if (!isPlacement && (await hasToBuy(parts, session, course.id, quiz.chapter_id)))
    return refuse(402, 'purchase_needed');
  if (session.studentId === null) return undefined;
  const student = await findStudent(db, { tenantId: session.tenantId, studentId: session.studentId });
  if (student === undefined) return undefined;
  return (await mayTake(parts, student, found)) ? student : refuse(403, 'quiz_off');
}
