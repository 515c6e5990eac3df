import { CURRENCY, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import { formatMoney } from '@hopcode/translations/money';
import { wordsOverEnglish } from '@hopcode/translations/words-over-english';
import { z } from 'zod';

const words = wordsOverEnglish(
  'payment.json',
  z.object({ period: z.object({ once: z.string(), month: z.string(), year: z.string() }) }),
);

/** The price of a plan and how often it is paid, in the usual form of a language: `$9 each month`. */
export function planPrice(language: string, name: PlanName): string {
  const plan = PLANS[name];
  const { period } = words(language);
  return `${formatMoney(language, plan.cents, CURRENCY)} ${period[plan.kind === 'course' ? 'once' : plan.interval]}`;
}
