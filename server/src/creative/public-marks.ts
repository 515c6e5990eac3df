import type { CreativeSort } from '@hopcode/contract/creative/lists';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isPublic } from './summary-rows.ts';

/** The column that sorts a public list; rows with equal values are sorted by id. */
export const SORT_COLUMNS = {
  most_recent: 'l.shared_at',
  most_played: 'l.plays',
  most_liked: 'l.likes',
} as const satisfies Record<CreativeSort, string>;

/** Rows between two marks: a page has to skip at most this many. */
const STEP = 240;
/** Lists up to this length are counted and read without marks. */
const SHORT_LIST = 2000;
/** How long marks are used before they are computed again, in milliseconds. */
const FRESH_FOR = 60_000;

type Mark = { readonly key: Date | number; readonly id: string };
type Marks = { readonly at: number; readonly total: number; readonly marks: readonly Mark[] };

/** Where a page of a public list begins: at a mark or at the start of the list, and how many rows to skip after it. */
export type PageStart = {
  readonly total: number;
  readonly after: Mark | undefined;
  readonly skip: number;
};

type Store = Map<CreativeSort, { known: Promise<Marks>; refresh: Promise<void> | undefined }>;
const stores = new WeakMap<Database, Store>();

async function countUpTo(db: Database, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('creative_levels as l')
        .select('l.id')
        .where(isPublic)
        .limit(most + 1)
        .as('some'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads the key of every `STEP`th row in the order of the list, from its index. */
async function readMarks(db: Database, sort: CreativeSort): Promise<Marks> {
  const key = sql.ref(SORT_COLUMNS[sort]);
  const { rows } = await sql<{ key: Date | number; id: string; number: number; total: number }>`
    select key, id, number::int as number, total::int as total from (
      select ${key} as key, l.id, row_number() over (order by ${key} desc, l.id desc) as number,
        count(*) over () as total
      from creative_levels l where ${isPublic}
    ) numbered where number % ${STEP} = 0 order by number`.execute(db);
  return {
    at: Date.now(),
    total: rows[0]?.total ?? 0,
    marks: rows.map(({ key: at, id }) => ({ key: at, id })),
  };
}

/** The marks of a list: at most a minute old, or older while new ones are computed. */
async function marksOf(db: Database, sort: CreativeSort): Promise<Marks> {
  const store: Store = stores.get(db) ?? new Map();
  stores.set(db, store);
  const entry = store.get(sort) ?? { known: readMarks(db, sort), refresh: undefined };
  store.set(sort, entry);
  try {
    const marks = await entry.known;
    if (Date.now() - marks.at > FRESH_FOR && entry.refresh === undefined)
      entry.refresh = readMarks(db, sort)
        .then((fresh) => {
          entry.known = Promise.resolve(fresh);
        })
        // The old marks are used until the database is back.
        .catch(() => undefined)
        .finally(() => {
          entry.refresh = undefined;
        });
    return marks;
  } catch (error) {
    store.delete(sort);
    throw error;
  }
}

/**
 * Where a page of the public levels begins. In a long list it begins at most `STEP` rows after a mark, so that page
 * 1,000 takes as long as page 1. The total and later pages may be a minute old.
 */
export async function pageStart(db: Database, sort: CreativeSort, offset: number): Promise<PageStart> {
  const count = await countUpTo(db, SHORT_LIST);
  if (count <= SHORT_LIST) return { total: count, after: undefined, skip: offset };
  const { total, marks } = await marksOf(db, sort);
  const passed = Math.min(Math.floor(offset / STEP), marks.length);
  return { total: Math.max(total, count), after: marks[passed - 1], skip: offset - passed * STEP };
}
