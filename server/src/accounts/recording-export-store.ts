import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { AccountKey } from './account-store.ts';

/** The recordings of an account: which pages, when and how long. Their events contain no words. */
export async function recordingsOf(db: Database, { userId }: AccountKey) {
  return await db
    .selectFrom('recordings')
    .select(['page', 'started_at', 'bytes'])
    .select(sql<number>`extract(epoch from last_part_at - started_at)::int`.as('seconds'))
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute();
}
