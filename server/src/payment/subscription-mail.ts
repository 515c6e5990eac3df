import type { PlanName } from '@hopcode/contract/payment/plans';
import type { SubscriptionState } from '@hopcode/contract/payment/purchase';
import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { dayIn } from '../mail/day-in.ts';
import { planPrice } from '../mail/plan-price.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { accessWords, planWord } from './access-words.ts';
import { findPayer } from './find-payer.ts';

/** The language for an account that has chosen none. */
const LANGUAGE = 'en';

/** The fields of a subscription that decide about emails. */
export type ToldState = {
  readonly plan_name: PlanName;
  readonly status: SubscriptionState;
  readonly open_until: Date;
  readonly ends_at: Date | null;
  readonly renews_at: Date | null;
  readonly end_told_at: Date | null;
};

type Notice = {
  readonly template: 'payment_failed' | 'plan_cancelled' | 'plan_resumed' | 'plan_reopened' | 'plan_changed';
  readonly day: Date;
};

/** The notice to the payer of a plan that is paid, with the day on which the plan renews. */
function noticeOfPaid(before: ToldState, after: ToldState, renewsAt: Date): Notice | undefined {
  const wasClosed = before.open_until.getTime() <= Date.now();
  if (wasClosed && (before.status === 'past_due' || before.end_told_at !== null))
    return { template: 'plan_reopened', day: renewsAt };
  if (before.status !== 'canceled' && before.ends_at !== null && after.ends_at === null)
    return { template: 'plan_resumed', day: renewsAt };
  return before.plan_name === after.plan_name ? undefined : { template: 'plan_changed', day: renewsAt };
}

/**
 * Chooses the email to the payer after an event. After a failed payment (once for each series of failures), it says
 * until when the courses stay open. After a cancellation, it says when the plan ends. If the plan was resumed, changed,
 * or opened again by a late payment, it says when the plan renews. No email mentions a day in the past.
 */
function noticeOf(before: ToldState | undefined, after: ToldState): Notice | undefined {
  const { status, ends_at: endsAt, open_until: openUntil, renews_at: renewsAt } = after;
  if (status === 'past_due' && before?.status !== 'past_due')
    return { template: 'payment_failed', day: openUntil };
  if (status !== 'canceled' && endsAt !== null && before !== undefined && before.ends_at === null)
    return { template: 'plan_cancelled', day: status === 'past_due' ? openUntil : endsAt };
  if (before === undefined || renewsAt === null || status === 'past_due') return undefined;
  return noticeOfPaid(before, after, renewsAt);
}

/** The state of a subscription. The state before an event is compared with the state after it. */
export async function toldState(tx: Database, subscriptionId: string): Promise<ToldState | undefined> {
  return await tx
    .selectFrom('subscriptions')
    .select(['plan_name', 'status', 'open_until', 'ends_at', 'renews_at', 'end_told_at'])
    .where('provider_id', '=', subscriptionId)
    .executeTakeFirst();
}

/**
 * The words of an email about a plan: what is open, and for whom. If the plan has changed, they also contain the name
 * and the price of the new plan.
 */
function planWords(language: string, template: Notice['template'], plan: PlanName): Record<string, string> {
  const access = accessWords(language, { plan, isOpen: true, student: null });
  if (template !== 'plan_changed') return { access };
  const price = planPrice(language, plan);
  return { access, price, course: planWord(language, plan) };
}

/** Emails the payer about the changes that an event has made, within the transaction of the event. */
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
      ...planWords(language, notice.template, after.plan_name),
    },
    path: (language) => `/${language}/profile/billing`,
  });
}
