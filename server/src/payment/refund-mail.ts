import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { formatMoney } from '@hopcode/translations/money';
import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { findOperators } from '../feedback/inbox-store.ts';
import { dayIn } from '../mail/day-in.ts';
import type { Parts } from '../parts/parts.ts';
import { accessOfPayment, accessWords } from './access-words.ts';
import { findPayer } from './find-payer.ts';

/** The payment that a refund is about. The amount is in the smallest unit of the currency. */
export type RefundedPayment = {
  readonly transactionId: string;
  readonly amount: number;
  readonly currency: string;
  readonly boughtAt: Date;
};

/** Words for an email that say what the payment opens. `access` is empty for an unknown payment. */
async function accessIn(
  tx: Database,
  language: string,
  { transactionId, isClosing = false }: { readonly transactionId: string; readonly isClosing?: boolean },
): Promise<{ readonly access: string }> {
  const found = await accessOfPayment(tx, transactionId);
  return { access: found === undefined ? '' : accessWords(language, found, { isClosing }) };
}

type Sender = Pick<Parts, 'mail'>;

/** The language for an account that has chosen none. */
const LANGUAGE = 'en';

/** Tells the operators by email that a refund was requested, within the transaction of the request. */
export async function mailAskedRefund(
  parts: Sender,
  tx: Database,
  payment: Pick<RefundedPayment, 'amount' | 'currency'>,
): Promise<void> {
  for (const operator of await findOperators(tx))
    await mailAccount(parts, tx, operator, {
      template: 'refund_asked',
      locale: LANGUAGE,
      words: { amount: formatMoney(operator.language ?? LANGUAGE, payment.amount, payment.currency) },
      path: (language) => `/${language}/operator/purchases`,
    });
}

/**
 * Emails the operator's decision to the account that requested the refund, within the transaction of the decision.
 * `answer` says why the refund was refused; undefined if it was approved.
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
  const payer = await findPayer(tx, userId);
  if (payer === undefined) return;
  const language = payer.language ?? LANGUAGE;
  await mailAccount(parts, tx, payer, {
    template: answer === undefined ? 'refund_approved' : 'refund_refused',
    locale: LANGUAGE,
    words: {
      amount: formatMoney(language, payment.amount, payment.currency),
      date: dayIn(language, payment.boughtAt),
      ...(await accessIn(tx, language, {
        transactionId: payment.transactionId,
        isClosing: answer === undefined,
      })),
      ...(answer === undefined ? {} : { reason: answer }),
    },
    path: (spoken) => `/${spoken}/profile/billing`,
  });
}

/**
 * Tells the payer and the operators by email that the provider refused an approved refund, within the transaction of
 * the event. The email to the operators does not name the payer.
 */
export async function mailFailedRefund(
  parts: Sender,
  tx: Database,
  { userId, payment }: { readonly userId: string | null; readonly payment: RefundedPayment },
): Promise<void> {
  const wordsIn = (language: string) => ({
    amount: formatMoney(language, payment.amount, payment.currency),
    date: dayIn(language, payment.boughtAt),
  });
  const payer = await findPayer(tx, userId);
  if (payer !== undefined)
    await mailAccount(parts, tx, payer, {
      template: 'refund_failed',
      locale: LANGUAGE,
      words: {
        ...wordsIn(payer.language ?? LANGUAGE),
        ...(await accessIn(tx, payer.language ?? LANGUAGE, payment)),
      },
      path: (language) => `/${language}/profile/billing`,
    });
  for (const operator of await findOperators(tx))
    await mailAccount(parts, tx, operator, {
      template: 'refund_stopped',
      locale: LANGUAGE,
      words: wordsIn(operator.language ?? LANGUAGE),
      path: (language) => `/${language}/operator/purchases`,
    });
}

/**
 * Tells the operators by email about a payment for an account that no longer exists, within the transaction of the
 * event. The payment is not refunded automatically, because another site may use the same account at the provider.
 */
export async function mailUnownedPayment(
  parts: Sender,
  tx: Database,
  {
    transactionId,
    amount,
    currency,
  }: { readonly transactionId: string; readonly amount: number; readonly currency: string },
): Promise<void> {
  for (const operator of await findOperators(tx))
    await mailAccount(parts, tx, operator, {
      template: 'payment_unowned',
      locale: LANGUAGE,
      words: {
        number: isolateDirection(transactionId),
        amount: formatMoney(operator.language ?? LANGUAGE, amount, currency),
      },
      path: (language) => `/${language}/operator/purchases`,
    });
}
