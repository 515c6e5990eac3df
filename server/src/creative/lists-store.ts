import { searchableText } from '@hopcode/contract/auth/canonical-name';
import { CREATIVE_SEARCH_LIMIT, type CreativeSort } from '@hopcode/contract/creative/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { pageStart, SORT_COLUMNS } from './public-marks.ts';
import { isOfSchool, isPlayable, isPublic, type SummaryRow, selectSummaries } from './summary-rows.ts';
import type { Viewer } from './viewer.ts';

/** The part of a list to read, and the text to search for. */
export type Slice = { readonly offset: number; readonly size: number; readonly search: string };
export type Found = { readonly rows: readonly SummaryRow[]; readonly total: number };

/**
 * A list of levels: the SQL condition for its levels (with `l` for the level and `p` for the caller's plays), and its
 * order.
 */
type List = { readonly within: RawBuilder<boolean>; readonly order: RawBuilder<unknown> };

const escaped = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/** Levels whose name contains this text; every level for an empty text. */
const isNamed = (search: string): RawBuilder<boolean> => {
  const key = searchableText(search);
  return key === '' ? sql<boolean>`true` : sql<boolean>`l.name_key like ${`%${escaped(key)}%`}`;
};

/**
 * Reads a list that has a limited length: the levels by one author, the levels in a school, the levels that a player
 * likes, or the results of a search.
 */
async function readList(
  db: Database,
  viewer: Viewer | undefined,
  { within, order }: List,
  { offset, size, search }: Slice,
): Promise<Found> {
  const ids = selectSummaries(db, viewer)
    .clearSelect()
    .select('l.id')
    .where(within)
    .where(isNamed(search))
    .orderBy(order)
    .limit(CREATIVE_SEARCH_LIMIT);
  const { total } = await db
    .selectFrom(ids.as('found'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const shown = ids.clearLimit().limit(Math.max(0, Math.min(size, CREATIVE_SEARCH_LIMIT - offset)));
  const rows = await selectSummaries(db, viewer)
    .where('l.id', 'in', shown.offset(offset))
    .orderBy(order)
    .execute();
  return { rows, total };
}

const LAST_CHANGED = sql`l.updated_at desc, l.id desc`;
const LAST_SHARED = sql`l.shared_at desc, l.id desc`;

/** The caller's own levels. */
export const listOwn = (db: Database, viewer: Viewer, slice: Slice): Promise<Found> =>
  readList(
    db,
    viewer,
    {
      within:
        viewer.studentId === null
          ? sql<boolean>`l.user_id = ${viewer.userId}`
          : sql<boolean>`(l.user_id = ${viewer.userId} and l.student_id = ${viewer.studentId})`,
      order: LAST_CHANGED,
    },
    slice,
  );

type OfCreator = { readonly userId: string; readonly studentId: string | undefined };

const isByCreator = ({ userId, studentId }: OfCreator) =>
  sql<boolean>`(${isPublic} and l.user_id = ${userId}
    and (${studentId ?? null}::uuid is null or l.student_id = ${studentId ?? null}::uuid))`;

/** The public levels by an account, or by one of its students. */
export const listOfCreator = (
  db: Database,
  viewer: Viewer | undefined,
  creator: OfCreator,
  slice: Slice,
): Promise<Found> => readList(db, viewer, { within: isByCreator(creator), order: LAST_SHARED }, slice);

/**
 * Totals over the public levels by an account, or by one of its students. Also returns one of these levels, from which
 * the author's name is taken.
 */
export async function statsOfCreator(db: Database, viewer: Viewer | undefined, creator: OfCreator) {
  const sums = await db
    .selectFrom('creative_levels as l')
    .select(sql<number>`count(*)::int`.as('levels'))
    .select(sql<number>`coalesce(sum(l.plays), 0)::int`.as('plays'))
    .select(sql<number>`coalesce(sum(l.completions), 0)::int`.as('completions'))
    .select(sql<number>`coalesce(sum(l.likes), 0)::int`.as('likes'))
    .where(isByCreator(creator))
    .executeTakeFirstOrThrow();
  const one = await selectSummaries(db, viewer)
    .where(isByCreator(creator))
    .orderBy(LAST_SHARED)
    .executeTakeFirst();
  return one === undefined ? undefined : { sums, one };
}

/** The levels that are shared with the caller's school; none for a caller without a school. */
export async function listOfSchool(db: Database, viewer: Viewer, slice: Slice): Promise<Found> {
  if (viewer.organizationId === null) return { rows: [], total: 0 };
  const within = sql<boolean>`(l.tenant_id = ${viewer.organizationId} and ${isOfSchool})`;
  return await readList(db, viewer, { within, order: LAST_SHARED }, slice);
}

/** The levels that the caller likes and can still play. */
export const listFavorites = (db: Database, viewer: Viewer, slice: Slice): Promise<Found> =>
  readList(
    db,
    viewer,
    {
      within: sql<boolean>`(p.liked_at is not null and ${isPlayable({ ...viewer, reviews: 'none' })})`,
      order: sql`p.liked_at desc, l.id desc`,
    },
    slice,
  );

/** All public levels. Reading the last page takes as long as reading the first. */
export async function listPublic(
  db: Database,
  viewer: Viewer | undefined,
  sort: CreativeSort,
  slice: Slice,
): Promise<Found> {
  const key = sql.ref(SORT_COLUMNS[sort]);
  const order = sql`${key} desc, l.id desc`;
  if (searchableText(slice.search) !== '')
    return await readList(db, viewer, { within: isPublic, order }, slice);
  const { total, after, skip } = await pageStart(db, sort, slice.offset);
  const ids = db
    .selectFrom('creative_levels as l')
    .select('l.id')
    .where(isPublic)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${key}, l.id) < (${after?.key ?? null}, ${after?.id ?? null}::uuid)`),
    )
    .orderBy(order)
    .offset(skip)
    .limit(slice.size);
  const rows = await selectSummaries(db, viewer).where('l.id', 'in', ids).orderBy(order).execute();
  return { rows, total };
}
