import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { dayIn } from '../mail/day-in.ts';
import { planPrice } from '../mail/plan-price.ts';
import type { Parts } from '../parts/parts.ts';
import { type Access, accessWords, planWord } from './access-words.ts';
import { findPayer } from './find-payer.ts';

/** The language for an account that has chosen none. */
const LANGUAGE = 'en';

/** The words about a free trial: the day of its end, and the price after it. */
const trialWords = (language: string, { plan }: Access, endsAt: Date) => ({
  date: dayIn(language, endsAt),
  price: planPrice(language, plan),
});

/**
 * Emails a payer what the first payment or a free trial has opened and for whom, within the transaction of the event.
 * `trialEndsAt` is undefined if there is no trial.
 */
export async function mailPurchase(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  {
    userId,
    access,
    trialEndsAt,
  }: {
    readonly userId: string | null;
    readonly access: Access | undefined;
    readonly trialEndsAt?: Date | undefined;
  },
): Promise<void> {
  const payer = await findPayer(tx, userId);
  if (payer === undefined || access === undefined) return;
  const language = payer.language ?? LANGUAGE;
  await mailAccount(parts, tx, payer, {
    template: trialEndsAt === undefined ? 'purchase_done' : 'trial_started',
    locale: LANGUAGE,
    words: {
      course: planWord(language, access.plan),
      access: accessWords(language, access),
      ...(trialEndsAt && trialWords(language, access, trialEndsAt)),
    },
    path: (spoken) => `/${spoken}/profile/billing`,
  });
}
