import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { paid, TEST_PRICES } from '../testing/payment-events.ts';
import { buildParent } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSelling } from './test-provider.ts';
import { signature } from './webhook-signature.ts';

const database = await createTestDatabase();
const { db } = database;
const log: string[] = [];
const logStream = new Writable({
  write: (chunk: Buffer, _, done) => {
    log.push(chunk.toString());
    done();
  },
});
const SECRET = 'secret';
const { provider } = await testSelling(db);
const selling = { ...TEST_PRICES, webhookSecrets: [SECRET], provider };
const app = await testApp(db, { selling, logStream, logLevel: 'trace' });
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** What Paddle reports about a card. */
const CARD = {
  type: 'visa',
  last4: '9917',
  expiry_month: 4,
  expiry_year: 2031,
  cardholder_name: 'Zelda Cardholder',
};
const TRACES = /9917|Zelda|Cardholder|2031/;

const eventOf = async (transaction: string) => {
  const { userId } = await buildParent(db);
  const event = paid({ id: `evt_${transaction}`, day: 1 }, { transaction, plan: 'python_course', userId });
  return {
    ...event,
    data: { ...event.data, payments: [{ amount: '3900', method_details: { type: 'card', card: CARD } }] },
  };
};

const send = async (event: object): Promise<number> => {
  const payload = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    'paddle-signature': signature(payload, SECRET, Date.now()),
  };
  return (await app.inject({ method: 'POST', url: '/api/payment/paddle', headers, payload })).statusCode;
};

/** Every row of every table as text. */
const everyRow = async (): Promise<string[]> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    rows.push(...found.rows.map(({ row }) => row));
  }
  return rows;
};

describe('a card in an event of the provider', () => {
  it('leaves nothing in the database and in the log', async () => {
    const event = await eventOf('txn_card');
    expect(await send(event)).toBe(200);
    expect(await send({ ...event, event_id: 'evt_broken', data: { payments: event.data.payments } })).toBe(
      422,
    );
    const rows = await everyRow();
    expect(rows.some((row) => row.includes('txn_card'))).toBe(true);
    expect(rows.filter((row) => TRACES.test(row))).toEqual([]);
    expect(log.length).toBeGreaterThan(0);
    expect(log.filter((line) => TRACES.test(line))).toEqual([]);
  });
});

it('no call has a field for a card or a bank account', () => {
  const document = readFileSync(new URL('../../../contract/openapi.json', import.meta.url), 'utf8');
  const names = [...document.matchAll(/"(\w+)":/g)].map(([, name]) => name ?? '');
  expect(names).toContain('plan_name');
  expect(
    names.filter((name) => /card_?(number|holder)|cvv|cvc|expiry|iban|\bpan\b|last_?4/i.test(name)),
  ).toEqual([]);
});
