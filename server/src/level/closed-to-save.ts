import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Database } from '../database/database.ts';
import type { Content } from '../parts/content.ts';
import type { Session } from '../sessions/session-store.ts';
import { findStudent, hasProgram } from './level-store.ts';
import { isOpenChapter } from './open-level.ts';
import type { ProgressUpdate } from './progress-store.ts';

type Caller = Pick<Session, 'player' | 'studentId' | 'userType' | 'organizationId'>;
type Saved = Pick<ProgressUpdate, 'courseId' | 'slug' | 'status' | 'code'>;

/**
 * Whether a save of a level is refused because the player's class has locked the chapter. A completion is still
 * accepted if its program is already stored. The server stored the program when the run began, so the chapter was still
 * open then.
 */
export async function isClosedToSave(
  { db, content }: { readonly db: Database; readonly content: Content },
  { player, studentId, userType, organizationId }: Caller,
  { courseId, slug, status, code }: Saved,
): Promise<boolean> {
  // Students of a family and staff have no class.
  const isFamily = userType === USER_TYPES.parent && organizationId === null;
  if (player === null || studentId === null || isFamily) return false;
  const course = content.course(courseId, 'en');
  const chapter = course?.chapters.find(({ levels }) => levels.some((level) => level.slug === slug));
  if (course === undefined || chapter === undefined) return false;
  if (await isOpenChapter(db, await findStudent(db, player), course, chapter.id)) return false;
  return status !== 'complete' || !(await hasProgram(db, player, { courseId, slug, code }));
}
