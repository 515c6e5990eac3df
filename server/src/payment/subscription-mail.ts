import type { PlanName } from '@hopcode/contract/payment/plans';
import type { SubscriptionState } from '@hopcode/contract/payment/purchase';
import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { dayIn } from '../mail/day-in.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { accessWords } from './access-words.ts';
import { findPayer } from './find-payer.ts';

/** Used if an account has chosen no language. */
const LANGUAGE = 'en';

/** What of a subscription decides about an email. */
export type ToldState = {
  readonly plan_name: PlanName;
  readonly status: SubscriptionState;
  readonly open_until: Date;
  readonly ends_at: Date | null;
  readonly renews_at: Date | null;
};

/**
 * What the payer is told after an event: that a payment failed and until when the courses stay open, once for each
 * series of failures; that the plan is cancelled and when it ends; or that this was taken back, and when it is paid. A day in the past is not told.
 */
function noticeOf(before: ToldState | undefined, after: ToldState) {
  const { status, ends_at: endsAt, open_until: openUntil, renews_at: renewsAt } = after;
  if (status === 'past_due' && before?.status !== 'past_due')
    return { template: 'payment_failed', day: openUntil } as const;
  if (status !== 'canceled' && endsAt !== null && before !== undefined && before.ends_at === null)
    return { template: 'plan_cancelled', day: status === 'past_due' ? openUntil : endsAt } as const;
  const isTakenBack = before !== undefined && before.status !== 'canceled' && before.ends_at !== null;
  if (isTakenBack && endsAt === null && renewsAt !== null && status !== 'past_due')
    return { template: 'plan_resumed', day: renewsAt } as const;
  return undefined;
}

/** The state of a subscription, which the emails compare before and after an event. */
export async function toldState(tx: Database, subscriptionId: string): Promise<ToldState | undefined> {
  return await tx
    .selectFrom('subscriptions')
    .select(['plan_name', 'status', 'open_until', 'ends_at', 'renews_at'])
    .where('provider_id', '=', subscriptionId)
    .executeTakeFirst();
}

/** Tells the payer what an event has changed, within the transaction of the event. */
export async function mailChange(
  mail: MailQueue,
  tx: Database,
  {
    userId,
    before,
    after,
  }: {
    readonly userId: string | null;
    readonly before: ToldState | undefined;
    readonly after: ToldState;
  },
): Promise<void> {
  const notice = noticeOf(before, after);
  if (notice === undefined || notice.day.getTime() < Date.now()) return;
  const payer = await findPayer(tx, userId);
  if (payer === undefined) return;
  const language = payer.language ?? LANGUAGE;
  await mailAccount({ mail }, tx, payer, {
    template: notice.template,
    locale: LANGUAGE,
    words: {
      date: dayIn(language, notice.day),
      ...(notice.template === 'plan_resumed' && {
        access: accessWords(language, { plan: after.plan_name, isOpen: true, student: null }),
      }),
    },
    path: (language) => `/${language}/profile/billing`,
  });
}
