import {
  paymentInvoice,
  paymentPayments,
  paymentSubscriptionUpdatePaymentUrl,
} from '@hopcode/contract/payment/payment-links';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { isFailure } from '../parts/payment-provider.ts';
import { findPayment } from './payment-store.ts';
import { paymentsOf } from './purchase-store.ts';
import { refuseFailure } from './refuse-failure.ts';
import { providerIdOf } from './subscription-store.ts';

const methodHandler = handleForUser(
  paymentSubscriptionUpdatePaymentUrl,
  async ({ session, params }, { db, selling }) => {
    const providerId = await providerIdOf(db, session, params.subscription_id);
    if (providerId === undefined || selling.provider === undefined) return refuse(403);
    const link = await selling.provider.paymentMethodLink(providerId);
    return isFailure(link) ? refuseFailure(link) : link;
  },
);

const invoiceHandler = handleForUser(paymentInvoice, async ({ session, params }, { db, selling }) => {
  const payment = await findPayment(db, session, params.purchase_id);
  if (payment === undefined || selling.provider === undefined) return refuse(403);
  const link = await selling.provider.invoiceLink(payment.providerId);
  if (link === 'gone') return refuse(404);
  return isFailure(link) ? refuseFailure(link) : link;
});

const paymentsHandler = handleForUser(paymentPayments, async ({ session }, { db }) =>
  paymentsOf(db, session),
);

export const paymentLinkHandlers = [methodHandler, invoiceHandler, paymentsHandler];
