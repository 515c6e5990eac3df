import { creativeLike, creativeUnlike } from '@hopcode/contract/creative/favorite';
import type { Database } from '../database/database.ts';
import { type Handler, handleForUser } from '../http/handler.ts';
import { createFloodLimit } from '../http/limits/flood-limit.ts';
import { type Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import { findPlayableById } from './creative-store.ts';
import { noteFirst, takeLikeBack } from './player-store.ts';
import { refuseOwn, viewerOf } from './viewer.ts';

const countChange = createFloodLimit({ times: 60, seconds: 60 });

async function change(
  db: Database,
  session: Session,
  id: string,
  favorite: boolean,
): Promise<{ favorite: boolean; likes: number } | Refusal> {
  const viewer = viewerOf(session);
  const wait = countChange(viewer.playerId);
  if (wait !== undefined) return refuseForNow(wait);
  const level = await findPlayableById(db, viewer, id);
  if (level === undefined) return refuse(404, 'unknown_level');
  const refusal = favorite ? refuseOwn(viewer, level) : undefined;
  if (refusal !== undefined) return refusal;
  if (favorite) await noteFirst(db, level, viewer, 'liked_at');
  else await takeLikeBack(db, level, viewer);
  const changed = await findPlayableById(db, viewer, id);
  if (changed === undefined) return refuse(404, 'unknown_level');
  return { favorite: changed.liked_at !== null, likes: changed.likes };
}

export const favoriteHandlers: readonly Handler[] = [
  handleForUser(creativeLike, async ({ session, params }, { db }) =>
    change(db, session, params.creative_level_id, true),
  ),
  handleForUser(creativeUnlike, async ({ session, params }, { db }) =>
    change(db, session, params.creative_level_id, false),
  ),
];
