import type { PlanName } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { accessWords, planWord } from './access-words.ts';
import { findPayer } from './find-payer.ts';

/** How many days after the end of a plan it is too late for an email about it. */
const DAYS = 30;
/** Maximum number of emails in one run. The next run sends the others. */
const AT_MOST = 500;
/** The language for an account that has chosen none. */
const LANGUAGE = 'en';

/**
 * Whether the plan `s` has ended and its payer has not been notified. A plan that renews has not ended, even if the
 * event about its payment did not arrive.
 */
const isDue = sql<boolean>`s.end_told_at is null and s.open_until <= now()
  and s.open_until > now() - make_interval(days => ${sql.lit(DAYS)})
  and (s.status in ('canceled', 'paused', 'past_due') or s.ends_at <= now())`;

/** Another plan that currently opens the courses of the same owner; undefined if there is none. */
async function otherPlan(tx: Database, tenantId: string): Promise<PlanName | undefined> {
  const { rows } = await sql<{ plan: PlanName }>`
    select plan_name as plan from subscriptions where tenant_id = ${tenantId} and open_until > now()
    union all
    select plan_name from licence_codes
    where organization_id = ${tenantId} and revoked_at is null and opens_at <= now() and open_until > now()
    limit 1`.execute(tx);
  return rows[0]?.plan;
}

/** Whether a subscription was bought twice and therefore has a task to end it. */
export async function isBoughtTwice(tx: Database, providerId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('provider_tasks')
    .select('kind')
    .where('kind', '=', 'end_double')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Emails the payer of a plan that has ended, within a transaction. Each end is reported only once. If another plan is
 * open, an email is sent only if the ended plan was bought twice. Returns whether an email was sent.
 */
export async function tellEnd(
  mail: MailQueue,
  tx: Database,
  { providerId, isDouble }: { readonly providerId: string; readonly isDouble: boolean },
): Promise<boolean> {
  const ended = await tx
    .updateTable('subscriptions as s')
    .set({ end_told_at: sql<Date>`now()` })
    .where('s.provider_id', '=', providerId)
    .where(isDue)
    .returning(['s.user_id as userId', 's.tenant_id as tenantId', 's.plan_name as plan'])
    .executeTakeFirst();
  const payer = ended && (await findPayer(tx, ended.userId));
  if (ended === undefined || payer === undefined) return false;
  const other = await otherPlan(tx, ended.tenantId);
  if (other !== undefined && !isDouble) return false;
  const language = payer.language ?? LANGUAGE;
  const access = { plan: other ?? ended.plan, isOpen: other !== undefined, student: null };
  await mailAccount({ mail }, tx, payer, {
    template: other === undefined ? 'plan_ended' : 'double_ended',
    locale: LANGUAGE,
    words: { course: planWord(language, ended.plan), access: accessWords(language, access) },
    path: (spoken) => `/${spoken}/profile/billing`,
  });
  return true;
}

/** Deletes the time of the email about the end of a plan that is open again. The next end is then reported too. */
export async function forgetEnd(tx: Database, providerId: string): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ end_told_at: null })
    .where('provider_id', '=', providerId)
    .where('end_told_at', 'is not', null)
    .where('open_until', '>', sql<Date>`now()`)
    .execute();
}

/**
 * Emails each payer whose plan has ended without an event, such as after the grace period of a failed payment. Each
 * payer gets only one email, even with several servers. Returns how many payers were notified.
 */
export async function sendEndNotices(db: Database, mail: MailQueue): Promise<number> {
  const due = await db
    .selectFrom('subscriptions as s')
    .select('s.provider_id as id')
    .where(isDue)
    .orderBy('s.open_until')
    .limit(AT_MOST)
    .execute();
  let sent = 0;
  for (const { id: providerId } of due)
    sent += await db.transaction().execute(async (tx) => {
      const isDouble = await isBoughtTwice(tx, providerId);
      return (await tellEnd(mail, tx, { providerId, isDouble })) ? 1 : 0;
    });
  return sent;
}
