import { paymentAssignPurchase } from '@hopcode/contract/payment/assign-purchase';
import { PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import type { Purchase } from '@hopcode/contract/payment/purchase';
import { paymentCurrentSubscription } from '@hopcode/contract/payment/subscriptions';
import { profileStudentsPurchasesAll } from '@hopcode/contract/profile/purchased-students';
import { api } from '../../lib/api/api.ts';
import { pollPurchase, wait } from './poll-purchase.ts';

/** What was bought: a course with its purchase, or a subscription. */
export type Bought =
  | { readonly kind: 'course'; readonly purchase: Purchase }
  | { readonly kind: 'subscription' };

/** Ids of the account's existing purchases of a plan, or of its subscription to the plan. */
export const ownedOf = async (plan: PlanName): Promise<ReadonlySet<string>> => {
  if (PLANS[plan].kind === 'course') return new Set((await purchasesOf(plan)).map(({ id }) => id));
  const { subscription } = await api(paymentCurrentSubscription);
  return new Set(subscription === null ? [] : [subscription.id]);
};

const purchasesOf = async (plan: PlanName): Promise<readonly Purchase[]> =>
  (await api(profileStudentsPurchasesAll)).filter(({ plan_name: name }) => name === plan);

type Order = {
  readonly plan: PlanName;
  /** The student who gets a course; undefined if the parent chooses later. */
  readonly studentId: string | undefined;
  /** The ids of the purchases or the subscription that the account had before it paid. */
  readonly owned: ReadonlySet<string>;
  readonly signal?: AbortSignal;
  readonly pause?: (ms: number) => Promise<void>;
};

/** The new purchase or subscription; undefined until the server knows about it. */
const lookFor = async ({ plan, owned }: Order): Promise<Bought | undefined> => {
  if (PLANS[plan].kind === 'course') {
    const purchase = (await purchasesOf(plan)).find(({ id }) => !owned.has(id));
    return purchase && { kind: 'course', purchase };
  }
  const { subscription } = await api(paymentCurrentSubscription);
  const isNew = subscription !== null && subscription.plan_name === plan && !owned.has(subscription.id);
  return isNew ? { kind: 'subscription' } : undefined;
};

/**
 * Waits until the server knows about a payment, and assigns the course to its student. Returns undefined if the payment
 * takes too long. If the function cannot assign the course, the parent can assign it later.
 */
export const finishPurchase = async (order: Order): Promise<Bought | undefined> => {
  const { signal, pause = wait, plan, studentId } = order;
  const bought = await pollPurchase(() => lookFor(order), { pause, ...(signal && { signal }) });
  const sold = PLANS[plan];
  if (bought?.kind !== 'course' || studentId === undefined || sold.kind !== 'course') return bought;
  // Usually the payment itself has already assigned the course.
  if (bought.purchase.student_id !== null) return bought;
  try {
    const body = { student_id: studentId, course_name: sold.courseId, purchase_id: bought.purchase.id };
    return { kind: 'course', purchase: await api(paymentAssignPurchase, { body }) };
  } catch {
    return bought;
  }
};
