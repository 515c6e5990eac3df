import { levelOutcome } from '@hopcode/contract/level/outcome';
import { handle } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { saveOutcome } from './outcome-store.ts';

export const outcomeHandler = handle(
  levelOutcome,
  async ({ params, body, session, locale }, { db, content }) => {
    const { level_slug: slug, ended, error } = body;
    if (content.course(params.slug, locale) === undefined) return refuse(404, 'unknown_course');
    if (content.courseOfLevel(slug) !== params.slug) return refuse(404, 'unknown_level');
    if (!session?.player) return undefined;
    await saveOutcome(db, session.player, { courseId: params.slug, slug, ended, error });
    return undefined;
  },
);
