// Sends malformed calls to a separate server with an empty database. The calls and the roles are chosen at random from
// all calls and roles in the contract. The exit code is 1 if an answer has a 5xx status or is not documented. The same
// seed always sends the same calls.
// Usage: node server/src/testing/send-nonsense.ts [--calls 138000] [--seed 1]
import { parseArgs } from 'node:util';
import type { Call } from '@hopcode/contract/call';
import { routes } from '@hopcode/contract/routes';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../database/database.ts';
import { isDocumented, rightRequest, surroundings } from './nonsense-requests.ts';
import { randomOf } from './random.ts';
import { randomRequest } from './random-nonsense.ts';
import { OWN_PAGE, testApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** Number of calls in a round. Each round has new accounts, because some calls delete accounts or log them out. */
const ROUND = 60;
/** Number of simultaneous requests. */
const AT_ONCE = 6;

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '138000' }, seed: { type: 'string', default: '1' } },
});
const [calls, seed] = [Number(values.calls), Number(values.seed)];
const pick = randomOf(seed);
const statuses = new Map<number, number>();
const failed: string[] = [];
let sent = 0;

const database = await createTestDatabase();
const app = await testApp(database.db);
const began = performance.now();
try {
  const all = Object.values(routes);
  for (let round = 0; sent < calls; round += 1) await sendRound(app, database.db, all[round % all.length]);
} finally {
  await app.close();
  await database.drop();
}
const seconds = (performance.now() - began) / 1000;
const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`${sent} malformed calls, seed ${seed}, ${seconds.toFixed(0)} s. ${counts.join(', ')}`);
console.log(`${failed.length} answers of 500 or not documented`);
for (const one of failed.slice(0, 20)) console.log(one);
process.exitCode = failed.length === 0 ? 0 : 1;

async function sendRound(to: FastifyInstance, db: Database, call: Call | undefined): Promise<void> {
  if (call === undefined) return;
  const { headers, everyone, known } = await surroundings(db, call);
  const right = rightRequest(call, known);
  // Half of the calls are sent with a permitted role, and the others with any role or without one.
  const senders = [...everyone, ...everyone.map(() => headers), {}];
  const count = Math.min(ROUND, calls - sent);
  const requests = Array.from({ length: count }, () => {
    const request = randomRequest(call, right, pick);
    return { ...request, headers: { ...OWN_PAGE, ...senders[pick(senders.length)], ...request.headers } };
  });
  for (let at = 0; at < count; at += AT_ONCE)
    await Promise.all(requests.slice(at, at + AT_ONCE).map((request) => sendOne(to, request)));
}

async function sendOne(to: FastifyInstance, request: InjectOptions): Promise<void> {
  sent += 1;
  // Each call comes from another network address, because limits are not tested here.
  const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const answer = await to.inject({ ...request, remoteAddress });
  const status = answer.statusCode;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  if (status < 400 || (status < 500 && (isPage || isDocumented(parsed(answer.body))))) return;
  failed.push(
    `${status} ${request.method} ${request.url} ${String(request.payload).slice(0, 300)} ${answer.body}`,
  );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
