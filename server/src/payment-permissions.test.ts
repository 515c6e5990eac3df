import type { Call } from '@hopcode/contract/call';
import { licenceCodeCreate, licenceCodeRevoke, licenceCodes } from '@hopcode/contract/licence/codes';
import {
  licenceOrderDecide,
  licenceOrders,
  licenceOrderTax,
  organizationOrderAccept,
  organizationOrderCreate,
  organizationOrderGet,
  organizationOrders,
} from '@hopcode/contract/licence/orders';
import { licenceRoutes, schoolPlanRoutes } from '@hopcode/contract/licence/routes';
import { organizationPlan, organizationRedeemLicence } from '@hopcode/contract/licence/school-plan';
import { paymentAllPurchases } from '@hopcode/contract/payment/all-purchases';
import {
  paymentAssignPurchase,
  paymentHasUnassignedPurchases,
} from '@hopcode/contract/payment/assign-purchase';
import { paymentCancelSubscription } from '@hopcode/contract/payment/cancel-subscription';
import { paymentCheckout } from '@hopcode/contract/payment/checkout';
import { paymentCurrentPlan } from '@hopcode/contract/payment/current-plan';
import { paymentPaddle } from '@hopcode/contract/payment/paddle';
import {
  paymentInvoice,
  paymentPayments,
  paymentSubscriptionUpdatePaymentUrl,
} from '@hopcode/contract/payment/payment-links';
import { paymentRoutes } from '@hopcode/contract/payment/payment-routes';
import { paymentRefundEligibility, paymentRequestRefund } from '@hopcode/contract/payment/refund';
import {
  paymentRefundRequestDecide,
  paymentRefundRequests,
  paymentRefundRequestsCount,
} from '@hopcode/contract/payment/refund-requests';
import { paymentResumeSubscription } from '@hopcode/contract/payment/resume-subscription';
import {
  paymentActiveSubscriptions,
  paymentCurrentSubscription,
} from '@hopcode/contract/payment/subscriptions';
import { paymentTestCheckout } from '@hopcode/contract/payment/test-checkout';
import { paymentTransferPurchases } from '@hopcode/contract/payment/transfer-purchases';
import {
  paymentPreviewSubscriptionUpgrade,
  paymentUpgradeSubscription,
  paymentUpgradeToOrganization,
} from '@hopcode/contract/payment/upgrade';
import { afterAll, expect, it } from 'vitest';
import { testSelling } from './payment/test-provider.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  confirmAct,
  type Person,
} from './testing/people.ts';
import { OWN_PAGE, testApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { selling: await testSelling(db) });
const operator = await buildOperator(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Request = { readonly path?: string; readonly query?: string; readonly body?: object };

const send = async (call: Call, person: Person | undefined, { path, query, body }: Request = {}) => {
  const answer = await app.inject({
    method: call.method,
    url: `${call.path.replace(/\{\w+\}/, path ?? '')}${query === undefined ? '' : `?${query}`}`,
    headers: { ...OWN_PAGE, ...person?.headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, text: answer.body };
};
const read = async (...request: Parameters<typeof send>) => JSON.parse((await send(...request)).text);

const QUOTE = { plan_name: 'small_school', billing_name: 'Oak School', billing_address: 'Oak Street 1' };
const LICENCE = { plan_name: 'small_school', days: 365, redeem_days: 90 };

const buy = async (person: Person, plan_name: string): Promise<void> => {
  const { id } = await read(paymentPaddle, person, { body: { plan_name } });
  await send(paymentTestCheckout, person, { body: { checkout_id: id } });
};

/** A family and a school that have bought everything possible, and strangers. */
const buildWorld = async () => {
  const [parent, stranger] = [await buildParent(db, { username: 'Ada' }), await buildParent(db)];
  const [admin, otherAdmin] = [await buildOrganization(db), await buildOrganization(db)];
  for (const plan of ['advanced_python_course', 'python_course', 'parent']) await buy(parent, plan);
  await buy(admin, 'small_school');
  const payments: { id: string; plan_name: string }[] = await read(paymentPayments, parent);
  const paymentOf = (plan: string) => payments.find((one) => one.plan_name === plan)?.id ?? '';
  const asked = paymentOf('advanced_python_course');
  await send(paymentRequestRefund, parent, { body: { purchase_id: asked, reason: 'not_satisfied' } });
  const { requests } = await read(paymentRefundRequests, operator);
  const quote = await read(organizationOrderCreate, admin, { body: QUOTE });
  const invoice = await read(organizationOrderCreate, admin, { body: QUOTE });
  await send(organizationOrderAccept, admin, { path: invoice.id, body: {} });
  const made = await read(licenceCodeCreate, operator, { body: LICENCE });
  return {
    people: {
      parent,
      stranger,
      admin,
      otherAdmin,
      operator,
      visitor: undefined,
      pupil: await buildMember(db, admin, 'student'),
      teacher: await buildMember(db, admin, 'teacher'),
    },
    student: parent.studentId ?? '',
    payment: paymentOf('python_course'),
    subscription: (await read(paymentCurrentSubscription, parent)).subscription.id,
    request: requests.at(-1).id,
    checkout: (await read(paymentPaddle, parent, { body: { plan_name: 'python_course' } })).id,
    quote: quote.id,
    invoice: invoice.id,
    code: made.code,
    licence: made.licence.id,
  };
};
type World = Awaited<ReturnType<typeof buildWorld>>;

/** Who makes a call about an object that belongs to the parent or the admin. */
const ROLES = [
  'visitor',
  'pupil',
  'teacher',
  'stranger',
  'otherAdmin',
  'admin',
  'parent',
  'operator',
] as const;

const none = (): Request => ({});
const SCHOOL_ONLY = [401, 403, 403, 403] as const;
const PAYERS = [401, 403, 403] as const;
const OPERATOR_ONLY = [401, 403, 403, 403, 403, 403, 403, 200] as const;

type Row = readonly [Call, (world: World) => Request, readonly number[]];

/**
 * The status code for each role, in the order of `ROLES`. The objects belong to the parent, the admin or the operator.
 */
const TABLE: readonly Row[] = [
  // Calls about objects of the parent.
  [paymentInvoice, ({ payment }) => ({ path: payment }), [...PAYERS, 403, 403, 403, 200, 403]],
  [paymentRefundEligibility, ({ payment }) => ({ path: payment }), [...PAYERS, 403, 403, 403, 200, 403]],
  [
    paymentRequestRefund,
    ({ payment }) => ({ body: { purchase_id: payment, reason: 'not_satisfied' } }),
    [...PAYERS, 403, 403, 403, 200, 403],
  ],
  [
    paymentSubscriptionUpdatePaymentUrl,
    ({ subscription }) => ({ path: subscription }),
    [...PAYERS, 403, 403, 403, 200, 403],
  ],
  [
    paymentCancelSubscription,
    ({ subscription }) => ({ body: { purchase_id: subscription } }),
    [...PAYERS, 403, 403, 403, 200, 403],
  ],
  [
    paymentResumeSubscription,
    ({ subscription }) => ({ body: { purchase_id: subscription } }),
    [...PAYERS, 403, 403, 403, 200, 403],
  ],
  [
    paymentCheckout,
    ({ checkout }) => ({ query: `checkout_id=${encodeURIComponent(checkout)}` }),
    [...PAYERS, 404, 404, 404, 200, 404],
  ],
  [
    paymentTestCheckout,
    ({ checkout }) => ({ body: { checkout_id: checkout } }),
    [...PAYERS, 404, 404, 404, 200, 404],
  ],
  [
    paymentAssignPurchase,
    ({ student }) => ({ body: { student_id: student, course_name: 'python' } }),
    [...PAYERS, 403, 403, 403, 200, 403],
  ],
  [paymentHasUnassignedPurchases, none, [...PAYERS, 200, 403, 403, 200, 200]],
  [paymentPayments, none, [...PAYERS, 200, 200, 200, 200, 200]],
  [paymentCurrentSubscription, none, [...PAYERS, 200, 200, 200, 200, 200]],
  [paymentActiveSubscriptions, none, [...PAYERS, 200, 200, 200, 200, 200]],
  [paymentCurrentPlan, none, [401, 200, 200, 200, 200, 200, 200, 200]],
  [paymentPaddle, () => ({ body: { plan_name: 'python_course' } }), [...PAYERS, 200, 409, 409, 200, 200]],
  [paymentUpgradeToOrganization, none, [...PAYERS, 200, 403, 403, 200, 409]],
  // Calls about objects of the admin.
  [
    paymentPreviewSubscriptionUpgrade,
    () => ({ query: 'plan_name=large_school' }),
    [...PAYERS, 409, 409, 200, 409, 409],
  ],
  [
    paymentUpgradeSubscription,
    () => ({ body: { plan_name: 'large_school' } }),
    [...PAYERS, 409, 409, 200, 409, 409],
  ],
  [organizationPlan, none, [401, 403, 200, 403, 200, 200, 403, 403]],
  [organizationOrders, none, [...SCHOOL_ONLY, 200, 200, 403, 403]],
  [organizationOrderCreate, () => ({ body: QUOTE }), [...SCHOOL_ONLY, 200, 200, 403, 403]],
  [organizationOrderGet, ({ quote }) => ({ path: quote }), [...SCHOOL_ONLY, 403, 200, 403, 200]],
  [organizationOrderAccept, ({ quote }) => ({ path: quote, body: {} }), [...SCHOOL_ONLY, 403, 200, 403, 403]],
  // The first school that redeems a code gets it.
  [organizationRedeemLicence, ({ code }) => ({ body: { code } }), [...SCHOOL_ONLY, 200, 409, 403, 403]],
  // Calls of the operator.
  [paymentAllPurchases, none, OPERATOR_ONLY],
  [paymentRefundRequests, none, OPERATOR_ONLY],
  [paymentRefundRequestsCount, none, OPERATOR_ONLY],
  [
    paymentRefundRequestDecide,
    ({ request }) => ({ path: request, body: { state: 'refused', answer: 'No' } }),
    [401, 403, 403, 403, 403, 403, 403, 204],
  ],
  [
    paymentTransferPurchases,
    ({ people: { parent, stranger } }) => ({
      query: new URLSearchParams({
        from_email: `${parent.userId}@home.test`,
        to_email: `${stranger.userId}@home.test`,
        include_assigned: 'false',
      }).toString(),
    }),
    OPERATOR_ONLY,
  ],
  [licenceCodes, none, OPERATOR_ONLY],
  [licenceCodeCreate, () => ({ body: LICENCE }), OPERATOR_ONLY],
  [licenceCodeRevoke, ({ licence }) => ({ path: licence }), OPERATOR_ONLY],
  [licenceOrders, none, OPERATOR_ONLY],
  [licenceOrderTax, ({ quote }) => ({ path: quote, body: { tax_rate: 1900 } }), OPERATOR_ONLY],
  [licenceOrderDecide, ({ invoice }) => ({ path: invoice, body: { state: 'paid' } }), OPERATOR_ONLY],
];

it('has every call about payments and licences', () => {
  const calls = Object.values({ ...paymentRoutes, ...licenceRoutes, ...schoolPlanRoutes });
  const keyOf = ({ method, path }: Call): string => `${method} ${path}`;
  expect(TABLE.map(([call]) => keyOf(call)).sort()).toEqual(calls.map(keyOf).sort());
});

it.each(TABLE.map(([call, request, expected]) => ({ call, request, expected })))(
  '$call.method $call.path answers each role',
  async ({ call, request, expected }) => {
    const world = await buildWorld();
    const of = request(world);
    const answers: (readonly [string, number])[] = [];
    const readers: string[] = [];
    for (const role of ROLES) {
      const person = world.people[role];
      if (person !== undefined) await confirmAct(db, person);
      const { status, text } = await send(call, person, of);
      answers.push([role, status]);
      if (text.includes(world.payment)) readers.push(role);
    }
    // No answer to a stranger contains data of the family.
    expect(readers.filter((role) => role !== 'parent' && role !== 'operator')).toEqual([]);
    expect(answers).toEqual(ROLES.map((role, index) => [role, expected[index]]));
  },
);
