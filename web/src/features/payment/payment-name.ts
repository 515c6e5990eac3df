import type { Purchase } from '@hopcode/contract/payment/purchase';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { formatDay } from '../../lib/i18n/day.ts';

/** A name that distinguishes a payment from other payments for the same thing: its day and the provider's number. */
export const paymentName = (
  locale: string,
  { bought_at: day, provider_id: number }: Pick<Purchase, 'bought_at' | 'provider_id'>,
): string => `${formatDay(locale, day)} · ${isolateDirection(number)}`;
