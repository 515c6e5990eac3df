import { filled, wordsOverEnglish } from '@hopcode/translations/words-over-english';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { dayIn } from '../mail/day-in.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { mailInvoice, paymentWords } from './invoice-mail.ts';
import { findOrder } from './order-store.ts';
import { dueOverdueInvoices, takeOverdueInvoice } from './overdue-store.ts';

const words = wordsOverEnglish('mail.json', z.object({ invoice: z.object({ planEnds: z.string() }) }));

/** The last paragraph of the email: how to pay, and before that, in the second email, that the plan ends. */
const lastWords = (endsAt: Date | null, payment: readonly string[]) => (language: string) => {
  if (endsAt === null) return paymentWords(payment);
  const ends = filled(words(language).invoice.planEnds, { date: dayIn(language, endsAt) });
  return `${ends}${ends.endsWith('。') ? '' : ' '}${paymentWords(payment)}`.trim();
};

/**
 * Emails the admins of each school whose invoice is overdue, and once again before the plan of the school ends. Each
 * email is sent only once, even with several servers, because it is recorded and sent in one transaction. Returns how
 * many emails were due.
 */
export async function sendOverdueNotices(
  db: Database,
  mail: MailQueue,
  payment: readonly string[],
): Promise<number> {
  let sent = 0;
  for (const due of await dueOverdueInvoices(db))
    sent += await db.transaction().execute(async (tx) => {
      if (!(await takeOverdueInvoice(tx, due))) return 0;
      const { tenantId, id, endsAt } = due;
      const order = await findOrder(tx, tenantId, id);
      if (order === undefined) return 0;
      const more = lastWords(endsAt, payment);
      await mailInvoice({ mail }, tx, 'invoice_overdue', { tenantId, order, more });
      return 1;
    });
  return sent;
}
