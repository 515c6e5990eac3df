import type { PlanName } from '@hopcode/contract/payment/plans';
import type { AccountKey } from '../accounts/account-store.ts';
import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';
import { planWord } from './access-words.ts';
import { findPayer } from './find-payer.ts';

/** The language for an account that has chosen none. */
const LANGUAGE = 'en';

/**
 * Tells both accounts by email which purchases were moved from one to the other, within the transaction that moves
 * them. Neither email contains the address of the other account.
 */
export async function mailMoved(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  {
    from,
    to,
    plans,
  }: { readonly from: AccountKey; readonly to: AccountKey; readonly plans: readonly PlanName[] },
): Promise<void> {
  if (plans.length === 0) return;
  for (const [template, { userId }] of [
    ['purchases_given', from],
    ['purchases_received', to],
  ] as const) {
    const receiver = await findPayer(tx, userId);
    if (receiver === undefined) continue;
    const language = receiver.language ?? LANGUAGE;
    const names = plans.map((plan) => planWord(language, plan));
    await mailAccount(parts, tx, receiver, {
      template,
      locale: LANGUAGE,
      words: { courses: new Intl.ListFormat(language).format(names) },
      path: (spoken) => `/${spoken}/profile/billing`,
    });
  }
}
