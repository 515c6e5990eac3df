import type { CreativeBody, CreativeLevel } from '@hopcode/contract/creative/creative-level';
import {
  creativeCheckSlug,
  creativeCreate,
  creativeDelete,
  creativeGet,
  creativeImport,
  creativeUpdate,
} from '@hopcode/contract/creative/own';
import type { Database } from '../database/database.ts';
import { type Handler, handleForUser } from '../http/handler.ts';
import { createFloodLimit } from '../http/limits/flood-limit.ts';
import { type RateLimit, takeBack, tryOnce } from '../http/limits/rate-limit-store.ts';
import { Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import {
  countOwn,
  deleteOwn,
  findPlayable,
  findPlayableById,
  isSlugTaken,
  type LevelAddress,
  type LevelRow,
} from './creative-store.ts';
import { farmsFor } from './farms.ts';
import { type Author, changeLevel, createLevel, type SaveParts } from './save-level.ts';
import { authorName, summaryOf } from './summary-rows.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** Maximum number of levels by a student, or by an account that acts as no student. */
const MOST_LEVELS = 100;
/** How many new levels one player can create per day. */
const NEW_LEVELS: RateLimit = { action: 'creative-create', times: 40, seconds: 86_400 };
/** How often one player can save per minute. The editor saves automatically every five seconds. */
const countSave = createFloodLimit({ times: 60, seconds: 60 });

async function originOf(db: Database, row: LevelRow, viewer: Viewer, locale: string) {
  const found = row.remix_of === null ? undefined : await findPlayableById(db, viewer, row.remix_of);
  if (found === undefined) return null;
  return {
    id: found.id,
    name: found.name,
    level_slug: found.level_slug,
    course_id: found.course_id,
    creator_user_id: found.user_id,
    creator_name: authorName(found, viewer, locale),
  };
}

async function answer(
  db: Database,
  viewer: Viewer,
  address: LevelAddress,
  locale: string,
): Promise<CreativeLevel | Refusal> {
  const row = await findPlayable(db, viewer, address);
  if (row === undefined) return refuse(404, 'unknown_level');
  const summary = summaryOf(row, viewer, locale);
  return {
    ...summary,
    farms: farmsFor(row, summary.own),
    code_template: row.code_template,
    tutorial: row.tutorial,
    proven: row.proven_hash?.equals(row.farms_hash) ?? false,
    unshared_changes: summary.own && row.shared_farms !== null,
    taken_down_reason: summary.own ? row.taken_down_reason : null,
    contact_found: summary.own && row.contact_found,
    remix_of: await originOf(db, row, viewer, locale),
  };
}

/** Refuses a new level if the player has too many levels, or has created too many today. */
async function refusedNumber(db: Database, viewer: Viewer): Promise<Refusal | undefined> {
  const wait = countSave(viewer.playerId);
  if (wait !== undefined) return refuseForNow(wait);
  if ((await countOwn(db, viewer)) >= MOST_LEVELS) return refuse(409, 'too_many_levels');
  const tomorrow = await tryOnce(db, NEW_LEVELS, viewer.playerId);
  return tomorrow === undefined ? undefined : refuseForNow(tomorrow);
}

/** Creates a level, unless the player has too many. A refused level does not count towards the daily limit. */
async function create(
  parts: SaveParts,
  author: Author,
  body: CreativeBody,
  given: Parameters<typeof createLevel>[3],
): Promise<CreativeLevel | Refusal> {
  const { db } = parts;
  const { viewer, locale } = author;
  const full = await refusedNumber(db, viewer);
  if (full !== undefined) return full;
  const slug = await createLevel(parts, author, body, given);
  if (slug instanceof Refusal) {
    await takeBack(db, NEW_LEVELS, viewer.playerId);
    return slug;
  }
  return await answer(db, viewer, { userId: viewer.userId, courseId: body.course_id, slug }, locale);
}

export const creativeOwnHandlers: readonly Handler[] = [
  handleForUser(
    creativeCreate,
    async ({ session, body, locale }, parts) =>
      await create(parts, { viewer: viewerOf(session), locale }, body, undefined),
  ),
  handleForUser(creativeImport, async ({ session, query, body, locale }, parts) => {
    const given = { slug: body.level_slug, force: query.force_create };
    return await create(parts, { viewer: viewerOf(session), locale }, body, given);
  }),
  handleForUser(creativeCheckSlug, async ({ session, params }, { db }) => ({
    exists: await isSlugTaken(db, {
      userId: session.userId,
      courseId: params.course_id,
      slug: params.level_slug,
    }),
  })),
  handleForUser(creativeGet, async ({ session, params, query, locale }, { db }) => {
    const viewer = viewerOf(session);
    const address = { courseId: query.course_id, slug: params.level_slug };
    return await answer(db, viewer, { userId: query.user_id ?? viewer.userId, ...address }, locale);
  }),
  handleForUser(creativeUpdate, async ({ session, params, query, body, locale }, parts) => {
    const { db } = parts;
    const viewer = viewerOf(session);
    const wait = countSave(viewer.playerId);
    if (wait !== undefined) return refuseForNow(wait);
    const slug = params.level_slug;
    const refused = await changeLevel(parts, { viewer, locale }, { courseId: query.course_id, slug }, body);
    if (refused !== undefined) return refused;
    return await answer(db, viewer, { userId: viewer.userId, courseId: body.course_id, slug }, locale);
  }),
  handleForUser(creativeDelete, async ({ session, params, query }, { db }) => {
    const address = { courseId: query.course_id, slug: params.level_slug };
    return (await deleteOwn(db, viewerOf(session), address)) ? undefined : refuse(404, 'unknown_level');
  }),
];
