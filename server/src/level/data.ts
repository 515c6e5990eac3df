import { levelData } from '@hopcode/contract/level/data';
import { playableCreative } from '../creative/playable-level.ts';
import { handle } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { carriedFiles } from './kept-files-store.ts';
import { openLevel } from './open-level.ts';

export const dataHandler = handle(levelData, async (asked, parts) => {
  const { course_slug: courseId, slug } = asked.params;
  const { user_id: userId } = asked.query;
  if (userId !== undefined) return await playableCreative(parts, asked, { userId, courseId, slug });
  const found = await openLevel(parts, asked, { courseId, slug });
  if (found instanceof Refusal) return found;
  const { level, progress } = found;
  const player = asked.session?.player;
  const carried = player ? await carriedFiles(parts.db, player, courseId, level) : [];
  return {
    ...level,
    completed: progress?.status === 'complete',
    // A level that must be bought has already been refused.
    locked: false,
    last_code_executed: progress?.lastCode ?? null,
    saved_at: progress?.savedAt.toISOString() ?? null,
    ...(carried.length > 0 && { carried }),
  };
});
