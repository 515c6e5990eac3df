import type { SchoolOrder } from '@hopcode/contract/licence/orders';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { formatMoney } from '@hopcode/translations/money';
import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { dayIn } from '../mail/day-in.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { findAdmins } from '../organization/admins-store.ts';
import { findOrganization } from '../organization/organization-store.ts';

/** The language for an account that has not chosen one. */
const LANGUAGE = 'en';

/** The instructions for a payment as one line of text. */
export const paymentWords = (payment: readonly string[]): string => payment.map(isolateDirection).join(' · ');

type InvoiceMail = {
  readonly tenantId: string;
  readonly order: Pick<SchoolOrder, 'id' | 'invoice_number' | 'cents' | 'tax_cents' | 'currency' | 'due_at'>;
  /** Returns the last paragraph of the email in a language. */
  readonly more?: (language: string) => string;
};

/** Emails the admins of a school about its invoice, within the transaction that causes the email. */
export async function mailInvoice(
  parts: { readonly mail: MailQueue },
  tx: Database,
  template: 'order_invoiced' | 'invoice_paid' | 'invoice_overdue',
  { tenantId, order, more = () => '' }: InvoiceMail,
): Promise<void> {
  const school = await findOrganization(tx, tenantId);
  for (const admin of await findAdmins(tx, tenantId)) {
    const language = admin.language ?? LANGUAGE;
    await mailAccount(parts, tx, admin, {
      template,
      locale: LANGUAGE,
      words: {
        school: school?.name ?? '',
        number: isolateDirection(order.invoice_number ?? ''),
        amount: formatMoney(language, order.cents + order.tax_cents, order.currency),
        date: order.due_at === null ? '' : dayIn(language, new Date(order.due_at)),
        payment: more(language),
      },
      path: (spoken) => `/${spoken}/organization/orders/${order.id}`,
    });
  }
}
