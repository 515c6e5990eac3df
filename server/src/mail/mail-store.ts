import { randomUUID } from 'node:crypto';
import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { EmailState } from '@hopcode/contract/user/emails';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MailTemplate } from './mail-words.ts';

/** The tenant of emails to people without an account. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000';

export type NewMail = {
  readonly tenantId: string;
  readonly userId: string | null;
  readonly recipient: string;
  readonly locale: string;
  readonly template: MailTemplate;
  /** Values for the placeholders of the words. */
  readonly words?: Readonly<Record<string, string>>;
  readonly subject?: string | undefined;
  /** Path of the page that the button in the email opens: `/en/signup?token=...`. */
  readonly path: string;
};

export type StoredMail = {
  readonly id: string;
  readonly recipient: string;
  readonly locale: string;
  readonly template: string;
  readonly words: Record<string, string>;
  readonly subject: string | null;
  readonly path: string | null;
  readonly state: EmailState;
  readonly created_at: Date;
};

const COLUMNS = [
  'id',
  'recipient',
  'locale',
  'template',
  'words',
  'subject',
  'path',
  'state',
  'created_at',
] as const;

/**
 * Stores emails in one statement. Returns their ids, which cannot be guessed and which the links in the emails contain.
 */
export async function insertMails(
  db: Database,
  mails: readonly NewMail[],
  state: EmailState,
): Promise<string[]> {
  const rows = mails.map(({ tenantId, userId, words = {}, ...mail }) => ({
    ...mail,
    id: randomUUID(),
    recipient_key: canonicalEmail(mail.recipient),
    tenant_id: tenantId,
    user_id: userId,
    words,
  }));
  await sql`
    insert into emails (
      tenant_id, id, user_id, recipient, recipient_key, locale, template, words, subject, path, state)
    select tenant_id, id, user_id, recipient, recipient_key, locale, template, words, subject, path, ${state}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as mail (
      tenant_id uuid, id uuid, user_id uuid, recipient text, recipient_key text, locale text, template text, words jsonb,
      subject text, path text)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds an email that must still be sent; undefined if it was sent, has failed or was deleted. */
export async function findWaitingMail(db: Database, id: string): Promise<StoredMail | undefined> {
  return await db
    .selectFrom('emails')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/** Marks an email as sent, and deletes its secrets. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('emails')
    .set({
      state: 'sent',
      sent_at: sql<Date>`now()`,
      path: null,
      words: sql<string>`words - 'code'`,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks an email as failed after the last try. */
export async function markFailed(db: Database, id: string): Promise<void> {
  await db
    .updateTable('emails')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** The newest emails, beginning with number `offset`. */
export async function listMails(db: Database, offset: number, limit: number): Promise<StoredMail[]> {
  return await db
    .selectFrom('emails')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Changes the state of the oldest held emails to `state`. Returns their ids. */
export async function releaseHeld(db: Database, rows: number, state: EmailState): Promise<string[]> {
  const released = await db
    .updateTable('emails')
    .set({ state })
    .where('id', 'in', (query) =>
      query
        .selectFrom('emails')
        .select('id')
        .where('state', '=', 'held')
        .orderBy('created_at')
        .limit(rows)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return released.map((row) => row.id);
}

/** An account that gets news: its address is confirmed, and its owner has not refused news. */
export type NewsReader = {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
  readonly language: string | null;
};

/** The accounts that get news: all, or only those with one of these addresses. */
export async function newsReaders(db: Database, among: readonly string[] | undefined): Promise<NewsReader[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'email', 'language'])
    .where('email', 'is not', null)
    .where('email_verified_at', 'is not', null)
    .where('news_refused_at', 'is', null)
    .$if(among !== undefined, (query) =>
      query.where(sql<boolean>`email_key = any(${(among ?? []).map(canonicalEmail)}::text[])`),
    )
    .orderBy('id')
    .execute();
  return rows.flatMap(({ email, ...reader }) => (email === null ? [] : [{ ...reader, email }]));
}

/** Records that the receiver of an email refuses news. Returns the language of the email. */
export async function refuseNews(db: Database, mailId: string): Promise<string | undefined> {
  const mail = await db
    .selectFrom('emails')
    .select(['user_id', 'locale'])
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (mail === undefined || mail.user_id === null) return mail?.locale;
  await db
    .updateTable('users')
    .set({ news_refused_at: sql<Date>`now()` })
    .where('id', '=', mail.user_id)
    .where('news_refused_at', 'is', null)
    .execute();
  return mail.locale;
}

/** Records that a link in an email was opened, but only for adults who teach. Returns the language of the email. */
export async function noteFollowed(db: Database, mailId: string): Promise<string | undefined> {
  await db
    .updateTable('emails')
    .set({ followed_at: sql<Date>`now()` })
    .where('id', '=', mailId)
    .where('followed_at', 'is', null)
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('id').where('user_type', 'in', [USER_TYPES.teacher, USER_TYPES.admin]),
    )
    .execute();
  const mail = await db.selectFrom('emails').select('locale').where('id', '=', mailId).executeTakeFirst();
  return mail?.locale;
}
