import { levelOutcome } from '@hopcode/contract/level/outcome';
import { handle } from '../http/handler.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import { saveOutcome } from './outcome-store.ts';
import { createSaveLimit } from './save-limit.ts';

const countOutcome = createSaveLimit();

export const outcomeHandler = handle(
  levelOutcome,
  async ({ params, body, session, locale, network }, { db, content }) => {
    const { level_slug: slug, ended, error, run } = body;
    if (content.course(params.slug, locale) === undefined) return refuse(404, 'unknown_course');
    if (content.courseOfLevel(slug) !== params.slug) return refuse(404, 'unknown_level');
    const wait = countOutcome(session?.player?.studentId, network);
    if (wait !== undefined) return refuseForNow(wait);
    if (!session?.player) return undefined;
    await saveOutcome(db, session.player, { courseId: params.slug, slug, ended, error, run });
    return undefined;
  },
);
