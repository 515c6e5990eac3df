import { CURRENCY, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import type {
  CurrencyCode,
  IAdjustmentResponse,
  ICustomerResponse,
  IPriceResponse,
  IProductResponse,
  ISubscriptionPreviewResponse,
  ISubscriptionResponse,
  ITransactionDetailsPreviewResponse,
  ITransactionResponse,
} from '@paddle/paddle-node-sdk';
import { type PaddlePriceName, priceNameOf } from '../parts/paddle-settings.ts';
import type { UpgradeCost } from '../parts/payment-provider.ts';
import type { Adjustment, Customer, Subscription, Transaction } from './objects.ts';

const USD: CurrencyCode = CURRENCY;
const FIRST = '2026-01-01T00:00:00.000Z';
const text = (time: number): string => new Date(time).toISOString();
const textOrNull = (time: number | null): string | null => (time === null ? null : text(time));

/** The id that the stand-in gives to a price. */
export const priceIdOf = (name: PaddlePriceName): string => `pri_standin_${name}`;

const cycleOf = (plan: PlanName) => {
  const sold = PLANS[plan];
  return sold.kind === 'course' ? null : { interval: sold.interval, frequency: 1 };
};

const product = (plan: PlanName): IProductResponse => ({
  id: `pro_standin_${plan}`,
  name: plan,
  tax_category: 'standard',
  status: 'active',
  created_at: FIRST,
  updated_at: FIRST,
});

const price = (plan: PlanName, hasTrial: boolean): IPriceResponse => {
  const sold = PLANS[plan];
  return {
    id: priceIdOf(priceNameOf(plan, hasTrial)),
    product_id: `pro_standin_${plan}`,
    description: plan,
    type: 'standard',
    name: plan,
    billing_cycle: cycleOf(plan),
    trial_period:
      sold.kind === 'course' || !hasTrial
        ? null
        : { interval: 'day', frequency: sold.trialDays, requires_payment_method: true },
    tax_mode: 'account_setting',
    unit_price: { amount: String(sold.cents), currency_code: USD },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 1 },
    status: 'active',
    created_at: FIRST,
    updated_at: FIRST,
    custom_data: null,
  };
};

const totals = (cents: number) => ({
  subtotal: String(cents),
  discount: '0',
  tax: '0',
  total: String(cents),
  credit: '0',
  credit_to_balance: '0',
  balance: '0',
  grand_total: String(cents),
  grand_total_tax: '0',
  fee: null,
  earnings: null,
  currency_code: USD,
});

const previewDetails = (cents: number): ITransactionDetailsPreviewResponse => ({
  tax_rates_used: [],
  totals: totals(cents),
  line_items: [],
});

export const customerBody = ({ id, email, createdAt }: Customer): ICustomerResponse => ({
  id,
  email,
  name: null,
  marketing_consent: false,
  status: 'active',
  custom_data: null,
  locale: 'en',
  created_at: text(createdAt),
  updated_at: text(createdAt),
});

/** `payAt` is the address of the payment page. */
export const transactionBody = (found: Transaction, payAt: string): ITransactionResponse => ({
  id: found.id,
  status: found.status,
  customer_id: found.customerId,
  address_id: null,
  custom_data: found.customData,
  currency_code: USD,
  origin: found.subscriptionId === null ? 'api' : 'subscription_recurring',
  subscription_id: found.subscriptionId,
  collection_mode: 'automatic',
  items: [{ price: price(found.plan, found.hasTrial), quantity: 1 }],
  details: { tax_rates_used: [], totals: totals(found.cents), line_items: [] },
  payments: [],
  checkout: { url: payAt },
  created_at: text(found.createdAt),
  updated_at: text(found.billedAt ?? found.createdAt),
  billed_at: textOrNull(found.billedAt),
});

export const subscriptionBody = (found: Subscription): ISubscriptionResponse => ({
  id: found.id,
  status: found.status,
  customer_id: found.customerId,
  address_id: 'add_standin',
  currency_code: USD,
  created_at: text(found.createdAt),
  updated_at: text(found.updatedAt),
  started_at: text(found.createdAt),
  first_billed_at: null,
  next_billed_at: found.cancelAt === null ? textOrNull(found.nextBilledAt) : null,
  paused_at: null,
  canceled_at: textOrNull(found.canceledAt),
  collection_mode: 'automatic',
  current_billing_period:
    found.status === 'canceled'
      ? null
      : { starts_at: text(found.periodStart), ends_at: text(found.periodEnd) },
  billing_cycle: cycleOf(found.plan) ?? { interval: 'month', frequency: 1 },
  scheduled_change:
    found.cancelAt === null
      ? null
      : { action: 'cancel', effective_at: text(found.cancelAt), resume_at: null },
  management_urls: null,
  items: [
    {
      status: found.status === 'trialing' ? 'trialing' : 'active',
      quantity: 1,
      recurring: true,
      created_at: text(found.createdAt),
      updated_at: text(found.updatedAt),
      price: price(found.plan, true),
      product: product(found.plan),
    },
  ],
  custom_data: found.customData,
});

export const previewBody = (
  found: Subscription,
  plan: PlanName,
  cost: UpgradeCost,
): ISubscriptionPreviewResponse => {
  const charge = cost.dueToday + cost.credit;
  const nextAt = cost.nextAt?.toISOString() ?? null;
  const money = (cents: number) => ({ amount: String(cents), currency_code: USD });
  const result = { action: 'charge', ...money(cost.dueToday) } as const;
  return {
    ...subscriptionBody({ ...found, plan }),
    next_billed_at: nextAt,
    immediate_transaction:
      cost.dueToday === 0
        ? null
        : {
            billing_period: { starts_at: text(found.periodStart), ends_at: nextAt ?? text(found.periodEnd) },
            details: previewDetails(cost.dueToday),
            adjustments: [],
          },
    recurring_transaction_details: previewDetails(cost.nextAmount),
    update_summary: { credit: money(cost.credit), charge: money(charge), result },
  };
};

export const adjustmentBody = (
  found: Adjustment,
  { customerId, subscriptionId, cents }: Transaction,
): IAdjustmentResponse => ({
  id: found.id,
  action: 'refund',
  type: 'full',
  transaction_id: found.transactionId,
  subscription_id: subscriptionId,
  customer_id: customerId ?? 'ctm_standin',
  reason: found.reason,
  credit_applied_to_balance: false,
  currency_code: USD,
  status: found.status,
  items: [],
  totals: {
    subtotal: String(cents),
    tax: '0',
    total: String(cents),
    fee: '0',
    earnings: '0',
    currency_code: USD,
    retained_fee: '0',
  },
  created_at: text(found.createdAt),
  updated_at: text(found.updatedAt),
});
