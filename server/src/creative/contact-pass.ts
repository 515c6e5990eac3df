import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import { farmsFor } from './farms.ts';
import { contactPlace } from './words-screen.ts';

const LOOK_MS = 60 * 60 * 1000;
/** How many levels one query reads. The number is small because farms are large. */
const BATCH = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Checks a batch of levels, beginning after the id `after`. Returns the id of the last checked level; undefined if
 * there are no more levels.
 */
async function lookThroughBatch(db: Database, after: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('creative_levels')
    .select(['tenant_id', 'id', 'name', 'tutorial', 'code_template', 'farms', 'shared_farms', 'updated_at'])
    .where((where) => where.or([where('is_public', '=', true), where('school_visible', '=', true)]))
    .where('contact_checked_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    const place = contactPlace({ ...row, farms: farmsFor(row, false) });
    await db
      .updateTable('creative_levels')
      .set({ contact_checked_at: sql<Date>`now()`, contact_found: place !== undefined })
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', row.id)
      // A level that was saved during the check is checked again.
      .where(sql`date_trunc('milliseconds', updated_at)`, '=', row.updated_at)
      .execute();
  }
  return rows.length < BATCH ? undefined : rows.at(-1)?.id;
}

/**
 * Finds shared levels that say how to reach their author, and adds them to the list of reported levels. The levels are
 * not changed until the operator or the school decides. Today such a level cannot be saved and shared, but older levels
 * may contain contact details.
 */
export async function lookForContact(db: Database): Promise<void> {
  let after: string | undefined = FIRST;
  while (after !== undefined) after = await lookThroughBatch(db, after);
}

/** Looks for contact details once an hour. Returns a function that stops it. */
export function watchContact(db: Database, onError: (error: Error) => void): () => void {
  return repeatJob({ everyMs: LOOK_MS, run: () => lookForContact(db), onError });
}
