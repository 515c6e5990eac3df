import { isFreeChapter } from '@hopcode/contract/payment/free-chapters';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { coursesOf } from './bought-course-store.ts';

/** The courses that the sender of a request can open. */
export type Access = { readonly everything: boolean; readonly courses: ReadonlySet<string> };

const EVERYTHING: Access = { everything: true, courses: new Set() };
const FREE_ONLY: Access = { everything: false, courses: new Set() };

/** Whether every course is open to the sender of a request, bought or not. */
export const opensEverything = ({ selling }: Pick<Parts, 'selling'>, session: Session | undefined): boolean =>
  selling.mode === 'off' || session?.isPaid === true || session?.isOperator === true;

/**
 * The courses that an account has paid for. A site that sells nothing opens everything. A subscription opens everything
 * too: a parent's for the family, a school's for its teachers and students. A single course opens for the student it is
 * assigned to. When no student is chosen, it opens for the parent who bought it.
 */
export async function accessOf(
  parts: Pick<Parts, 'db' | 'selling'>,
  session: Session | undefined,
): Promise<Access> {
  if (opensEverything(parts, session)) return EVERYTHING;
  if (session === undefined) return FREE_ONLY;
  return { everything: false, courses: new Set(await coursesOf(parts.db, session)) };
}

/** Whether a parent has bought a course for a student. A plan that opens everything does not count. */
export async function hasBought(
  { db, selling }: Pick<Parts, 'db' | 'selling'>,
  { tenantId, studentId }: { readonly tenantId: string; readonly studentId: string },
  courseId: string,
): Promise<boolean> {
  if (selling.mode === 'off') return false;
  return (await coursesOf(db, { tenantId, studentId, userId: '' })).includes(courseId);
}

/** Whether a chapter must be bought before it opens. */
export const isLocked = (access: Access, courseId: string, chapterId: number): boolean =>
  !access.everything && !access.courses.has(courseId) && !isFreeChapter(courseId, chapterId);

/**
 * Whether the sender of a request must buy a chapter before it opens. For a free chapter, purchases are not queried.
 */
export async function hasToBuy(
  parts: Pick<Parts, 'db' | 'selling'>,
  session: Session | undefined,
  courseId: string,
  chapterId: number,
): Promise<boolean> {
  if (isFreeChapter(courseId, chapterId)) return false;
  return isLocked(await accessOf(parts, session), courseId, chapterId);
}
