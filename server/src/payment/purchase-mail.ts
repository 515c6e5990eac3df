import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';
import { type Access, accessWords, planWord } from './access-words.ts';
import { findPayer } from './find-payer.ts';

/** Used if an account has chosen no language. */
const LANGUAGE = 'en';

/** Tells a payer what a first payment has opened, and for whom, within the transaction of its event. */
export async function mailPurchase(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  { userId, access }: { readonly userId: string | null; readonly access: Access | undefined },
): Promise<void> {
  const payer = await findPayer(tx, userId);
  if (payer === undefined || access === undefined) return;
  const language = payer.language ?? LANGUAGE;
  await mailAccount(parts, tx, payer, {
    template: 'purchase_done',
    locale: LANGUAGE,
    words: { course: planWord(language, access.plan), access: accessWords(language, access) },
    path: (spoken) => `/${spoken}/profile/billing`,
  });
}
