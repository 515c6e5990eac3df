import {
  paymentActiveSubscriptions,
  paymentCurrentSubscription,
} from '@hopcode/contract/payment/subscriptions';
import { handleForUser } from '../http/handler.ts';
import { subscriptionPayments } from './purchase-store.ts';
import { activeSubscriptions, newestSubscription } from './subscription-store.ts';

const currentSubscriptionHandler = handleForUser(paymentCurrentSubscription, async ({ session }, { db }) => ({
  subscription: (await newestSubscription(db, session)) ?? null,
  payments: await subscriptionPayments(db, session.tenantId),
}));

const activeSubscriptionsHandler = handleForUser(paymentActiveSubscriptions, async ({ session }, { db }) =>
  activeSubscriptions(db, session),
);

export const subscriptionHandlers = [currentSubscriptionHandler, activeSubscriptionsHandler];
