import { type CreativeCourse, creativeCourseSchema } from '@hopcode/contract/creative/creative-summary';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { markdownToHtml } from '@hopcode/translations/build/markdown';
import type { Database } from '../database/database.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Content } from '../parts/content.ts';
import type { Session } from '../sessions/session-store.ts';
import { findPlayable } from './creative-store.ts';
import { farmsFor } from './farms.ts';
import { summaryOf } from './summary-rows.ts';
import { viewerOf } from './viewer.ts';

/** The course that contains the chapter of free play. */
const FREE_PLAY: { readonly course: CreativeCourse; readonly chapter: number } = {
  course: 'python',
  chapter: 0,
};

type Asked = { readonly session: Session | undefined; readonly locale: string };
type Address = { readonly userId: string; readonly courseId: string; readonly slug: string };

/**
 * A creative level for the play screen. Authors get their last saved version; other players get the shared version. The
 * answer is a 404 if the caller cannot play the level.
 */
export async function playableCreative(
  { db, content }: { readonly db: Database; readonly content: Pick<Content, 'course'> },
  { session, locale }: Asked,
  { userId, courseId, slug }: Address,
): Promise<PlayableLevel | Refusal> {
  const course = creativeCourseSchema.safeParse(courseId);
  if (!course.success) return refuse(404, 'unknown_course');
  const viewer = session && viewerOf(session);
  const row = await findPlayable(db, viewer, { userId, courseId: course.data, slug });
  if (row === undefined) return refuse(404, 'unknown_level');
  const creative = summaryOf(row, viewer, locale);
  const [farm, ...variants] = farmsFor(row, creative.own);
  if (farm === undefined) return refuse(404, 'unknown_level');
  const chapter = content
    .course(FREE_PLAY.course, locale)
    ?.chapters.find(({ id }) => id === FREE_PLAY.chapter);
  return {
    ...farm,
    slug,
    name: row.name,
    courseId,
    chapter_id: FREE_PLAY.chapter,
    chapter_name: chapter?.name ?? '',
    level_id: 0,
    story: '',
    goal: '',
    guide: '',
    tutorial: markdownToHtml(row.tutorial),
    hint: '',
    hints: [],
    codeTemplate: row.code_template,
    ...(variants.length > 0 && { variants }),
    completed: row.completed_at !== null,
    locked: false,
    last_code_executed: null,
    saved_at: null,
    creative,
  };
}
