import { levelFarm, levelFarmSave } from '@hopcode/contract/level/farm';
import { handleForUser } from '../http/handler.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import { farmPlacesOf, saveFarmPlaces } from './farm-store.ts';
import { createSaveLimit } from './save-limit.ts';

const countSave = createSaveLimit();

const showHandler = handleForUser(levelFarm, async ({ session }, { db }) => {
  if (!session.player) return refuse(400, 'no_student_chosen');
  return { places: await farmPlacesOf(db, session.player) };
});

const saveHandler = handleForUser(levelFarmSave, async ({ session, body, network }, { db, content }) => {
  const { places, student_id: owner } = body;
  // The student has logged out, or another student has logged in since. The page must ask for a login.
  if (owner !== undefined && owner !== (session.player?.studentId ?? null)) return refuse(401);
  if (!session.player) return refuse(400, 'no_student_chosen');
  if (places.some((place) => content.courseOfLevel(place.level_slug) !== place.course_id))
    return refuse(404, 'unknown_level');
  const wait = countSave(session.player.studentId, network);
  if (wait !== undefined) return refuseForNow(wait);
  await saveFarmPlaces(db, session.player, places);
  return { places: await farmPlacesOf(db, session.player) };
});

export const farmHandlers = [showHandler, saveHandler];
