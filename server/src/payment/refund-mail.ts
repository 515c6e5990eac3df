import { formatMoney } from '@hopcode/translations/money';
import { mailAccount, type Receiver } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { findOperators } from '../feedback/inbox-store.ts';
import { dayIn } from '../mail/day-in.ts';
import type { Parts } from '../parts/parts.ts';

/** The payment that a refund is about. The amount is in the smallest unit of the currency. */
export type RefundedPayment = { readonly amount: number; readonly currency: string; readonly boughtAt: Date };

type Sender = Pick<Parts, 'mail'>;

/** Used if an account has chosen no language. */
const LANGUAGE = 'en';

/** Tells the operators that a refund is asked for, within the transaction of the request. */
export async function mailAskedRefund(parts: Sender, tx: Database, payment: RefundedPayment): Promise<void> {
  for (const operator of await findOperators(tx))
    await mailAccount(parts, tx, operator, {
      template: 'refund_asked',
      locale: LANGUAGE,
      words: { amount: formatMoney(operator.language ?? LANGUAGE, payment.amount, payment.currency) },
      path: (language) => `/${language}/operator/purchases`,
    });
}

async function findReceiver(tx: Database, userId: string): Promise<Receiver | undefined> {
  const found = await tx
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.email == null ? undefined : { ...found, email: found.email };
}

/**
 * Tells the account that asked for a refund what the operator decided, within the transaction of the decision. `answer`
 * is why it was refused; undefined when it was approved.
 */
export async function mailDecidedRefund(
  parts: Sender,
  tx: Database,
  {
    userId,
    payment,
    answer,
  }: {
    readonly userId: string | null;
    readonly payment: RefundedPayment;
    readonly answer: string | undefined;
  },
): Promise<void> {
  const payer = userId === null ? undefined : await findReceiver(tx, userId);
  if (payer === undefined) return;
  const language = payer.language ?? LANGUAGE;
  await mailAccount(parts, tx, payer, {
    template: answer === undefined ? 'refund_approved' : 'refund_refused',
    locale: LANGUAGE,
    words: {
      amount: formatMoney(language, payment.amount, payment.currency),
      date: dayIn(language, payment.boughtAt),
      ...(answer === undefined ? {} : { reason: answer }),
    },
    path: (spoken) => `/${spoken}/profile/billing`,
  });
}
