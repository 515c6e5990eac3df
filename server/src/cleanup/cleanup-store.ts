import { AUDIT_DAYS } from '@hopcode/contract/audit/audit-log';
import { UNDO_DAYS } from '@hopcode/contract/deleted/deleted';
import { RECORDING_DAYS } from '@hopcode/contract/recording/recording';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Deletes expired data: sessions, limits, links, the counters of earlier days, and deleted records that can no longer
 * be restored. Emails are deleted after three months; recordings and unpaid checkouts after 30 days; feedback, messages
 * and the audit log after a year.
 */
export async function deleteExpired(db: Database): Promise<void> {
  const now = sql<Date>`now()`;
  const yesterday = sql<Date>`(now() at time zone 'utc')::date - 1`;
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('join_requests').where('expires_at', '<', now).execute();
  await db.deleteFrom('login_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute();
  const longAgo = sql<Date>`now() - interval '90 days'`;
  await forgetEndedLinks(db);
  await forgetEndedCodes(db);
  await db.deleteFrom('emails').where('created_at', '<', longAgo).execute();
  const aMonthAgo = sql<Date>`now() - interval '30 days'`;
  await db.deleteFrom('invitations').where('expires_at', '<', aMonthAgo).execute();
  await db.deleteFrom('checkout_students').where('started_at', '<', aMonthAgo).execute();
  const aYearAgo = sql<Date>`now() - interval '365 days'`;
  await db.deleteFrom('feedback').where('created_at', '<', aYearAgo).execute();
  await db.deleteFrom('contact_requests').where('created_at', '<', aYearAgo).execute();
  await db.deleteFrom('leaving_messages').where('created_at', '<', aYearAgo).execute();
  await db.deleteFrom('provider_tasks').where('done_at', '<', aYearAgo).execute();
  await db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
  await db.deleteFrom('credit_counters').where('day', '<', yesterday).execute();
  await db.deleteFrom('visitor_counters').where('day', '<', yesterday).execute();
  const recordingEnds = sql<Date>`now() - make_interval(days => ${RECORDING_DAYS})`;
  await db.deleteFrom('recordings').where('started_at', '<', recordingEnds).execute();
  const undoEnds = sql<Date>`now() - make_interval(days => ${UNDO_DAYS})`;
  await db.deleteFrom('deleted_records').where('deleted_at', '<', undoEnds).execute();
  const logEnds = sql<Date>`now() - make_interval(days => ${AUDIT_DAYS})`;
  await db.deleteFrom('audit_log').where('created_at', '<', logEnds).execute();
}

/**
 * Removes the links from stored or failed emails when their tokens have been used or have expired. The text of a sent
 * email is no longer stored (mail/mail-store.ts).
 */
async function forgetEndedLinks(db: Database): Promise<void> {
  await sql`
    update emails set path = null
    where state in ('kept', 'failed') and path ~ 'token=' and not exists (
      select from one_time_tokens as t
      where t.token_hash = sha256(convert_to(substring(emails.path from 'token=([A-Za-z0-9_-]+)'), 'UTF8'))
        and t.used_at is null and t.expires_at > now())`.execute(db);
}

/**
 * Deletes codes from stored or failed emails too. A code that no session has any more was used or replaced, or has
 * expired.
 */
async function forgetEndedCodes(db: Database): Promise<void> {
  await sql`
    update emails set path = null, words = words - 'code'
    where state in ('kept', 'failed') and words ? 'code' and not exists (
      select from sessions as s
      where s.code_hash = sha256(convert_to(emails.words ->> 'code', 'UTF8')) and s.code_expires_at > now())`.execute(
    db,
  );
}
