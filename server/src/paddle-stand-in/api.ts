import type { PlanName } from '@hopcode/contract/payment/plans';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PADDLE_PRICE_NAMES, type PaddlePriceName, planOfPriceName } from '../parts/paddle-settings.ts';
import {
  adjustmentBody,
  customerBody,
  previewBody,
  priceIdOf,
  subscriptionBody,
  transactionBody,
} from './bodies.ts';
import type { Subscription, Transaction } from './objects.ts';
import { isRefused, type Refused } from './refused.ts';
import type { World } from './world.ts';

const STATUS_OF: Readonly<Record<string, number>> = {
  entity_not_found: 404,
  customer_already_exists: 409,
  authentication_missing: 401,
  authentication_malformed: 401,
};

const idSchema = z.object({ id: z.string() });
const itemsSchema = z.array(z.object({ price_id: z.string(), quantity: z.literal(1) })).length(1);
const customerSchema = z.object({ email: z.email() });
const transactionSchema = z.object({
  items: itemsSchema,
  customer_id: z.string().optional(),
  custom_data: z.record(z.string(), z.unknown()).nullish(),
});
const updateSchema = z.object({
  items: itemsSchema,
  proration_billing_mode: z.enum(['prorated_immediately', 'do_not_bill']),
  on_payment_failure: z.enum(['prevent_change', 'apply_change']).optional(),
});
const scheduleSchema = z.strictObject({ scheduled_change: z.null() });
const cancelSchema = z.object({ effective_from: z.enum(['immediately', 'next_billing_period']) });
const adjustmentSchema = z.object({
  action: z.literal('refund'),
  type: z.literal('full'),
  reason: z.string().min(1),
  transaction_id: z.string(),
});
const listSchema = z.looseObject({
  after: z.string().optional(),
  per_page: z.coerce.number().int().min(1).max(200).default(50),
});

const priceNameIn = (items: z.infer<typeof itemsSchema>): PaddlePriceName | undefined =>
  PADDLE_PRICE_NAMES.find((name) => priceIdOf(name) === items[0]?.price_id);
const planOf = (items: z.infer<typeof itemsSchema>): PlanName | undefined => {
  const name = priceNameIn(items);
  return name && planOfPriceName(name);
};

const refused = (reply: FastifyReply, { code }: Refused): FastifyReply =>
  reply.code(STATUS_OF[code] ?? 400).send({
    error: {
      type: 'request_error',
      code,
      detail: code.replaceAll('_', ' '),
      documentation_url: `https://developer.paddle.com/v1/errors/shared/${code}`,
    },
    meta: { request_id: 'standin' },
  });

const NOT_FOUND: Refused = { code: 'entity_not_found' };
const INVALID: Refused = { code: 'bad_request' };
const one = (data: object) => ({ data, meta: { request_id: 'standin' } });

/** One page of a list in Paddle's form, with the address of the next page. */
function pageOf<T extends { readonly id: string }>(
  { url, query }: FastifyRequest,
  address: string,
  { all, body }: { readonly all: readonly T[]; readonly body: (found: T) => object },
): object {
  const { after, per_page: size } = listSchema.parse(query);
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const shown = all.slice(start, start + size);
  const next = new URL(url, address);
  next.searchParams.set('after', shown.at(-1)?.id ?? after ?? '');
  const pagination = {
    per_page: size,
    next: next.href,
    has_more: start + size < all.length,
    estimated_total: all.length,
  };
  return { data: shown.map(body), meta: { request_id: 'standin', pagination } };
}

/** Adds the calls of Paddle's API that our server uses. */
export function addApi(app: FastifyInstance, world: World, apiKey: string): void {
  const api = {
    world,
    address: world.address,
    transaction: (found: Transaction) => transactionBody(found, world.payPage(found.id)),
  };
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(pay|stand-in)?(\/|$|\?)/.test(request.url)) return;
    const given = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given !== apiKey) await refused(reply, { code: 'authentication_malformed' });
  });
  addCustomers(app, api);
  addTransactions(app, api);
  addSubscriptions(app, api);
  addAdjustments(app, api);
}

type Api = {
  readonly world: World;
  readonly address: () => string;
  readonly transaction: (found: Transaction) => object;
};

function addCustomers(app: FastifyInstance, { world, address }: Api): void {
  app.get('/customers', async (request) => {
    const { email } = z.looseObject({ email: z.string().optional() }).parse(request.query);
    const all = world.customers.filter(
      (found) => email === undefined || email.split(',').includes(found.email),
    );
    return pageOf(request, address(), { all, body: customerBody });
  });
  app.post('/customers', async (request, reply) => {
    const body = customerSchema.safeParse(request.body);
    if (!body.success) return refused(reply, INVALID);
    const made = world.createCustomer(body.data.email);
    return isRefused(made) ? refused(reply, made) : reply.code(201).send(one(customerBody(made)));
  });
}

function addTransactions(app: FastifyInstance, { world, address, transaction }: Api): void {
  app.get('/transactions', async (request) => {
    const query = z
      .looseObject({ status: z.string().optional(), 'updated_at[GTE]': z.string().optional() })
      .parse(request.query);
    const since = Date.parse(query['updated_at[GTE]'] ?? '1970-01-01');
    const all = world.transactions.filter(
      (found) =>
        (query.status === undefined || query.status === found.status) &&
        (found.billedAt ?? found.createdAt) >= since,
    );
    return pageOf(request, address(), { all, body: transaction });
  });
  app.post('/transactions', async (request, reply) => {
    const body = transactionSchema.safeParse(request.body);
    const plan = body.success ? planOf(body.data.items) : undefined;
    if (!body.success || plan === undefined) return refused(reply, INVALID);
    const { customer_id: customerId = null, custom_data: customData = null } = body.data;
    if (customerId !== null && !world.customers.some(({ id }) => id === customerId))
      return refused(reply, NOT_FOUND);
    const hasTrial = priceNameIn(body.data.items) === plan;
    const made = world.createTransaction({ plan, hasTrial, customerId, customData });
    return reply.code(201).send(one(transaction(made)));
  });
  app.get('/transactions/:id', async (request, reply) => {
    const { id } = idSchema.parse(request.params);
    const found = world.transactions.find((each) => each.id === id);
    return found === undefined ? refused(reply, NOT_FOUND) : one(transaction(found));
  });
  app.get('/transactions/:id/invoice', async (request, reply) => {
    const { id } = idSchema.parse(request.params);
    const found = world.transactions.find((transaction_) => transaction_.id === id);
    if (found?.status !== 'completed') return refused(reply, NOT_FOUND);
    return one({ url: `${address()}/pay/${id}/invoice` });
  });
}

function addSubscriptions(app: FastifyInstance, { world, address, transaction }: Api): void {
  const find = (request: FastifyRequest): Subscription | undefined =>
    world.subscription(idSchema.parse(request.params).id);
  app.get('/subscriptions', async (request) =>
    pageOf(request, address(), { all: world.subscriptions, body: subscriptionBody }),
  );
  app.get('/subscriptions/:id', async (request, reply) => {
    const found = find(request);
    return found === undefined ? refused(reply, NOT_FOUND) : one(subscriptionBody(found));
  });
  app.patch('/subscriptions/:id/preview', async (request, reply) => {
    const [found, body] = [find(request), updateSchema.safeParse(request.body)];
    const plan = body.success ? planOf(body.data.items) : undefined;
    if (found === undefined) return refused(reply, NOT_FOUND);
    if (plan === undefined) return refused(reply, INVALID);
    const cost = world.costOf(found, plan);
    return isRefused(cost) ? refused(reply, cost) : one(previewBody(found, plan, cost));
  });
  app.patch('/subscriptions/:id', async (request, reply) => {
    const [found, body] = [find(request), updateSchema.safeParse(request.body)];
    if (found !== undefined && scheduleSchema.safeParse(request.body).success) {
      const resumed = world.resume(found);
      return isRefused(resumed) ? refused(reply, resumed) : one(subscriptionBody(resumed));
    }
    const plan = body.success ? planOf(body.data.items) : undefined;
    if (found === undefined) return refused(reply, NOT_FOUND);
    if (plan === undefined) return refused(reply, INVALID);
    const changed = world.change(found, plan);
    return isRefused(changed) ? refused(reply, changed) : one(subscriptionBody(changed));
  });
  app.post('/subscriptions/:id/cancel', async (request, reply) => {
    const [found, body] = [find(request), cancelSchema.safeParse(request.body)];
    if (found === undefined) return refused(reply, NOT_FOUND);
    if (!body.success) return refused(reply, INVALID);
    const ended = world.cancel(found, body.data.effective_from === 'immediately');
    return isRefused(ended) ? refused(reply, ended) : one(subscriptionBody(ended));
  });
  app.get('/subscriptions/:id/update-payment-method-transaction', async (request, reply) => {
    const found = find(request);
    if (found === undefined) return refused(reply, NOT_FOUND);
    if (found.status === 'canceled') return refused(reply, { code: 'subscription_update_when_canceled' });
    return one(transaction(world.createCardChange(found)));
  });
}

function addAdjustments(app: FastifyInstance, { world, address }: Api): void {
  const bodyOf = (found: World['adjustments'][number]): object => {
    const paid = world.transactions.find(({ id }) => id === found.transactionId);
    return paid === undefined ? {} : adjustmentBody(found, paid);
  };
  app.get('/adjustments', async (request) =>
    pageOf(request, address(), { all: world.adjustments.toReversed(), body: bodyOf }),
  );
  app.post('/adjustments', async (request, reply) => {
    const body = adjustmentSchema.safeParse(request.body);
    if (!body.success) return refused(reply, INVALID);
    const made = world.refund(body.data.transaction_id, body.data.reason);
    return isRefused(made) ? refused(reply, made) : reply.code(201).send(one(bodyOf(made)));
  });
}
