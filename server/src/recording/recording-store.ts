import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { MaskedEvent } from '@hopcode/contract/recording/masked-event';
import type { RecordedPage } from '@hopcode/contract/recording/recorded-pages';
import { MOST_EVENTS, MOST_PARTS, type Recording } from '@hopcode/contract/recording/recording';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const compress = promisify(gzip);
const extract = promisify(gunzip);

/** Maximum size of a compressed recording. If a recording is longer, its end is not stored. */
const MOST_BYTES = 3_000_000;
/** Maximum size of a part after decompression. It equals the limit for a request. */
const LARGEST_PART = 1024 * 1024 * 2;

type Owner = { readonly tenantId: string; readonly userId: string };

/** When the owner of an account agreed to recordings; null without an agreement. */
export async function recordingAgreedAt(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('recording_agreed_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.recording_agreed_at?.toISOString() ?? null;
}

/**
 * Stores the agreement of an account, or withdraws it. A withdrawal also deletes the account's recordings. A second
 * agreement does not change the stored time.
 */
export async function changeRecordingAgreement(db: Database, userId: string, agrees: boolean): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ recording_agreed_at: agrees ? sql<Date>`coalesce(recording_agreed_at, now())` : null })
      .where('id', '=', userId)
      .execute();
    if (!agrees) await tx.deleteFrom('recordings').where('user_id', '=', userId).execute();
  });
}

/**
 * Whether an account has agreed for at least this many seconds. It locks the account. If the agreement is withdrawn
 * now, the withdrawal waits until this transaction has ended, and then also deletes what this transaction stored.
 */
async function agreedBefore(tx: Database, userId: string, seconds: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('recording_agreed_at', '<=', sql<Date>`now() - make_interval(secs => ${seconds}::float8)`)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export type Part = {
  readonly recordingId: string;
  readonly page: RecordedPage;
  readonly part: number;
  readonly events: readonly MaskedEvent[];
};

/** Maximum number of seconds that the first part can count as its duration, because the clock of the page can jump. */
const LONGEST_FIRST_PART = 600;

/** Maximum number of seconds for which events wait on the page before they are sent. */
const MOST_WAIT = 10;

/** How many seconds passed between the first event and the last event. */
function secondsOf(events: readonly MaskedEvent[]): number {
  const times = events.map(({ timestamp }) => timestamp);
  const passed = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  return Math.min(Math.max(passed, 0), LONGEST_FIRST_PART);
}

const storedEvents = z
  .array(z.object({ type: z.int(), timestamp: z.int(), data: z.unknown() }))
  .max(MOST_EVENTS);

async function eventsOf(part: { readonly events: Buffer }): Promise<z.infer<typeof storedEvents>> {
  const text = await extract(part.events, { maxOutputLength: LARGEST_PART });
  return storedEvents.parse(JSON.parse(text.toString('utf8')));
}

/**
 * How many seconds passed between the first event of the recording and the last event of this part, by the clock of the
 * page.
 */
async function secondsUntil(tx: Database, { tenantId }: Owner, given: Part): Promise<number> {
  const first = await tx
    .selectFrom('recording_parts')
    .select('events')
    .where('tenant_id', '=', tenantId)
    .where('recording_id', '=', given.recordingId)
    .where('part', '=', 0)
    .executeTakeFirst();
  const [begin] = first === undefined ? [] : await eventsOf(first);
  const end = given.events.at(-1);
  return begin === undefined || end === undefined ? 0 : Math.max(0, (end.timestamp - begin.timestamp) / 1000);
}

async function beginRecording(
  tx: Database,
  { tenantId, userId }: Owner,
  { recordingId, page }: Part,
  length: number,
): Promise<void> {
  // The part arrives immediately after its last event.
  const started = sql<Date>`now() - make_interval(secs => ${length}::float8)`;
  await tx
    .insertInto('recordings')
    .values({ tenant_id: tenantId, id: recordingId, user_id: userId, page, started_at: started })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores a part, but only once. Part 0 begins the recording. If the recording is already too large, the part is not
 * stored. Returns false and stores nothing if the account had not agreed for the whole time. The same happens if the
 * recording was deleted or belongs to another account.
 */
export async function storePart(db: Database, { tenantId, userId }: Owner, given: Part): Promise<boolean> {
  const { recordingId, part } = given;
  const events = await compress(JSON.stringify(given.events));
  return await db.transaction().execute(async (tx) => {
    const length = secondsOf(given.events);
    if (!(await agreedBefore(tx, userId, length))) return false;
    if (part === 0) await beginRecording(tx, { tenantId, userId }, given, length);
    // Locks the recording, so that simultaneous parts together cannot exceed its maximum size.
    const recording = await tx
      .selectFrom('recordings')
      .select('bytes')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', recordingId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (recording === undefined) return false;
    if (recording.bytes + events.length > MOST_BYTES) return true;
    const stored = await tx
      .insertInto('recording_parts')
      .values({ tenant_id: tenantId, recording_id: recordingId, part, events })
      .onConflict((conflict) => conflict.doNothing())
      .returning('part')
      .executeTakeFirst();
    if (stored === undefined) return true;
    const seconds = part === 0 ? length : await secondsUntil(tx, { tenantId, userId }, given);
    // The calculated end is limited, because the clock of the page can jump. The first part waited on the page for more
    // events, so the recording began earlier than `started_at` says.
    const endsAt = sql<Date>`greatest(
      last_part_at,
      least(
        now() + make_interval(secs => ${MOST_WAIT}),
        started_at + make_interval(secs => ${seconds}::float8)))`;
    await tx
      .updateTable('recordings')
      .set({ bytes: recording.bytes + events.length, last_part_at: endsAt })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', recordingId)
      .execute();
    return true;
  });
}

/** The recordings of all accounts, newest first. */
export async function listRecordings(
  db: Database,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Recording[]> {
  const rows = await db
    .selectFrom('recordings')
    .select(['id', 'page', 'started_at', 'bytes'])
    .select(sql<number>`extract(epoch from last_part_at - started_at)::int`.as('seconds'))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, started_at: row.started_at.toISOString() }));
}

/** Finds a recording with all its events; undefined if it has been deleted. */
export async function findRecording(db: Database, id: string) {
  const found = await db
    .selectFrom('recordings')
    .select(['tenant_id', 'page', 'started_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const parts = await db
    .selectFrom('recording_parts')
    .select('events')
    .where('tenant_id', '=', found.tenant_id)
    .where('recording_id', '=', id)
    .orderBy('part')
    .limit(MOST_PARTS)
    .execute();
  const events: z.infer<typeof storedEvents> = [];
  for (const part of parts) events.push(...(await eventsOf(part)));
  return { page: found.page, started_at: found.started_at.toISOString(), events };
}
