import type { Call } from '../call.ts';
import { paymentAllPurchases } from './all-purchases.ts';
import { paymentAssignPurchase, paymentHasUnassignedPurchases } from './assign-purchase.ts';
import { paymentCancelSubscription } from './cancel-subscription.ts';
import { paymentCheckout } from './checkout.ts';
import { paymentCurrentPlan } from './current-plan.ts';
import { paymentPaddle } from './paddle.ts';
import { paymentInvoice, paymentPayments, paymentSubscriptionUpdatePaymentUrl } from './payment-links.ts';
import { paymentRefundEligibility, paymentRequestRefund } from './refund.ts';
import {
  paymentRefundRequestDecide,
  paymentRefundRequests,
  paymentRefundRequestsCount,
} from './refund-requests.ts';
import { paymentResumeSubscription } from './resume-subscription.ts';
import { paymentActiveSubscriptions, paymentCurrentSubscription } from './subscriptions.ts';
import { paymentTestCheckout } from './test-checkout.ts';
import { paymentTransferPurchases } from './transfer-purchases.ts';
import {
  paymentPreviewSubscriptionUpgrade,
  paymentUpgradeSubscription,
  paymentUpgradeToOrganization,
} from './upgrade.ts';

/** Every call of payments by name. */
export const paymentRoutes: Readonly<Record<string, Call>> = {
  paymentActiveSubscriptions,
  paymentAllPurchases,
  paymentAssignPurchase,
  paymentCancelSubscription,
  paymentCheckout,
  paymentCurrentPlan,
  paymentCurrentSubscription,
  paymentHasUnassignedPurchases,
  paymentInvoice,
  paymentPaddle,
  paymentPayments,
  paymentPreviewSubscriptionUpgrade,
  paymentRefundEligibility,
  paymentRefundRequestDecide,
  paymentRefundRequests,
  paymentRefundRequestsCount,
  paymentRequestRefund,
  paymentResumeSubscription,
  paymentSubscriptionUpdatePaymentUrl,
  paymentTestCheckout,
  paymentTransferPurchases,
  paymentUpgradeSubscription,
  paymentUpgradeToOrganization,
};
