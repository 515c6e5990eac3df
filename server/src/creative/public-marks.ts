import type { CreativeSort } from '@hopcode/contract/creative/lists';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isPublic } from './summary-rows.ts';

/** The columns by which a public list can be sorted. Rows with equal values are sorted by id. */
export const SORT_COLUMNS = {
  most_recent: 'l.shared_at',
  most_played: 'l.plays',
  most_liked: 'l.likes',
} as const satisfies Record<CreativeSort, string>;

/** Number of rows from one mark to the next: a page has to skip at most this many. */
const STEP = 240;
/** Lists up to this length are counted and read without marks. */
const SHORT_LIST = 2000;
/** How long marks are used before they are read again, in milliseconds. */
const FRESH_FOR = 60_000;

type Mark = { readonly key: Date | number; readonly id: string };
type Marks = { readonly at: number; readonly total: number; readonly marks: readonly Mark[] };

/**
 * The place where a page of a public list begins: after a mark or at the start of the list, and the number of rows to
 * skip from there.
 */
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

/** Reads the sort key and the id of every `STEP`th row of the list. */
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

/** The marks of a list. They are at most a minute old, or older while new marks are being read. */
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
        // If the database fails, the old marks are used until it works again.
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
 * The place where a page of the public levels begins. In a long list, this place is at most `STEP` rows after a mark,
 * so that reading page 1,000 takes as long as reading page 1. The total number and the later pages may be a minute old.
 */
export async function pageStart(db: Database, sort: CreativeSort, offset: number): Promise<PageStart> {
  const count = await countUpTo(db, SHORT_LIST);
  if (count <= SHORT_LIST) return { total: count, after: undefined, skip: offset };
  const { total, marks } = await marksOf(db, sort);
  const passed = Math.min(Math.floor(offset / STEP), marks.length);
  return { total: Math.max(total, count), after: marks[passed - 1], skip: offset - passed * STEP };
}
