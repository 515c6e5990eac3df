import type { Parts } from '../parts/parts.ts';
import type { InvoiceData } from '../parts/settings.ts';

/** In test mode no money is paid, so the name of the product is enough as the seller. */
const TEST_DATA: InvoiceData = { seller: ['Hopcode'], payment: [], taxNumber: null, taxRate: null };

/** The data about the seller on quotes and invoices; undefined if the site does not send any. */
export function invoiceData({
  selling,
  invoices,
}: Pick<Parts, 'selling' | 'invoices'>): InvoiceData | undefined {
  if (selling.mode === 'off') return undefined;
  return invoices ?? (selling.mode === 'test' ? TEST_DATA : undefined);
}
