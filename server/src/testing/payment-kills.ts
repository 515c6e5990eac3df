import { setTimeout as pause } from 'node:timers/promises';
import { PLANS } from '@hopcode/contract/payment/plans';
import { type Database, openDatabase } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { secret } from '../database/secret-store.ts';
import { paymentEvent } from '../payment/test-event.ts';
import { signature } from '../payment/webhook-signature.ts';
import type { TestServerProcess } from './killable-database.ts';
import { buildParent, type Person } from './people.ts';

const PAYERS = 20;
const AT_ONCE = 8;

export type PaymentKills = {
  readonly kills: number;
  /** How many webhooks and checkouts the server has accepted. */
  readonly webhooks: number;
  readonly checkouts: number;
  /** How many times a webhook or checkout had to be sent again. */
  readonly repeated: number;
  /** How many purchases are missing, and how many were stored more than once. */
  readonly lost: number;
  readonly doubled: number;
  /** How many events were recorded without their purchase. */
  readonly halfDone: number;
};

type Killable = {
  readonly databaseUrl: string;
  readonly start: () => Promise<TestServerProcess>;
  readonly webhooks: number;
  readonly checkouts: number;
  readonly kills: number;
};

/**
 * Sends webhooks and pays checkouts, each until the server has accepted it. Meanwhile it kills the server (SIGKILL) at
 * regular intervals. Then it counts the purchases of each webhook and checkout.
 */
export async function killDuringPayments(options: Killable): Promise<PaymentKills> {
  const db = openDatabase(options.databaseUrl, { connections: 2, onIdleError: () => {} });
  let server = await options.start();
  try {
    const payers = await Promise.all(Array.from({ length: PAYERS }, () => buildParent(db)));
    const key = (await secret(db, 'test-checkout')).toString('hex');
    const tally = { taken: 0, repeated: 0 };
    const works = [
      ...Array.from({ length: options.webhooks }, (_, at) => webhook(payers[at % PAYERS], key)),
      ...Array.from({ length: options.checkouts }, (_, at) => checkout(payers[at % PAYERS])),
    ];
    const waiting = [...works.keys()].toSorted(
      (a, b) => ((a * 7919) % works.length) - ((b * 7919) % works.length),
    );
    const working = async (): Promise<void> => {
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        while (!(await works[at]?.send(server.address))) {
          tally.repeated += 1;
          await pause(50);
        }
        tally.taken += 1;
      }
    };
    const killing = async (): Promise<number> => {
      let kills = 0;
      for (; kills < options.kills; kills += 1) {
        const next = ((kills + 1) * works.length) / (options.kills + 1);
        while (tally.taken < next) await pause(1);
        server.child.kill('SIGKILL');
        server = await options.start();
      }
      return kills;
    };
    const [kills] = await Promise.all([killing(), ...Array.from({ length: AT_ONCE }, working)]);
    const counts = await countPurchases(
      db,
      works.map(({ transaction }) => transaction()),
    );
    const { webhooks, checkouts } = options;
    return { kills, webhooks, checkouts, repeated: tally.repeated, ...counts };
  } finally {
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    server.child.kill('SIGTERM');
    if (server.exits() === 0) await ended;
    await db.destroy();
  }
}

/** A webhook or a checkout that buys one course. `send` returns whether the server has accepted it. */
type Work = {
  readonly send: (address: string) => Promise<boolean>;
  readonly transaction: () => string;
};

function webhook(payer: Person | undefined, key: string): Work {
  const [id, plan] = [newId(), 'python_course'] as const;
  const transaction = `txn_${id}`;
  const head = { id: `evt_${id}`, at: new Date() };
  const body = JSON.stringify(paymentEvent(head, { transaction, plan, userId: payer?.userId ?? null }));
  return {
    transaction: () => transaction,
    send: async (address) => {
      const header = signature(body, key, Date.now());
      const answer = await post(`${address}/api/payment/paddle`, { 'paddle-signature': header }, body);
      return answer !== undefined;
    },
  };
}

/** Starts a checkout only once: its id contains the order, so the payment can be repeated. */
function checkout(payer: Person | undefined): Work {
  let id: string | undefined;
  const send = async (address: string, path: string, body: object) =>
    await post(
      `${address}/api/payment/${path}`,
      { ...payer?.headers, 'x-requested-with': 'fetch' },
      JSON.stringify(body),
    );
  return {
    transaction: () => `txn_${orderOf(id ?? '')}`,
    send: async (address) => {
      id ??= idOf(await send(address, 'paddle', { plan_name: 'advanced_python_course' }));
      return id !== undefined && (await send(address, 'test-checkout', { checkout_id: id })) !== undefined;
    },
  };
}

const idOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : undefined;

/** The id of the order. It is in the signed description, which is part of the id of a checkout. */
const orderOf = (checkoutId: string): string | undefined =>
  idOf(JSON.parse(Buffer.from(checkoutId.split('.')[0] ?? '', 'base64url').toString('utf8')));

/** Sends a request and returns the body of the answer; undefined if the server has not accepted the request. */
async function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    const read: unknown = await answer.json();
    return answer.ok ? read : undefined;
  } catch {
    return undefined;
  }
}

async function countPurchases(db: Database, transactions: readonly string[]) {
  const rows = await db.selectFrom('purchases').select(['provider_id', 'amount']).execute();
  const events = await db.selectFrom('payment_events').select('event_id').execute();
  const wholes = rows.filter(({ amount }) => amount === PLANS.python_course.cents);
  const found = new Map<string, number>();
  for (const { provider_id } of wholes) found.set(provider_id, (found.get(provider_id) ?? 0) + 1);
  return {
    lost: transactions.filter((one) => !found.has(one)).length,
    doubled: rows.length - found.size,
    halfDone: events.length - rows.length,
  };
}
