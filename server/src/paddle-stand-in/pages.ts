import { escapeHtml } from '@hopcode/contract/escape-html';
import { PLANS } from '@hopcode/contract/payment/plans';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { World } from './world.ts';

const day = (time: number | null): string => (time === null ? '' : new Date(time).toISOString().slice(0, 10));

const button = (address: string, words: string): string =>
  `<form method="post" action="${escapeHtml(address)}"><button>${escapeHtml(words)}</button></form>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
<title>${escapeHtml(title)}</title>
<style>body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}form{display:inline}
td,th{padding:.25rem .75rem;text-align:start}.banner{background:#fc6;padding:.5rem 1rem}</style>
<p class="banner">Stand-in of Paddle on this machine: no money is taken.</p>
<h1>${escapeHtml(title)}</h1>${body}</html>`;

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function overview(world: World): string {
  const subscriptions = world.subscriptions.map((one) =>
    row([
      escapeHtml(one.id),
      one.plan,
      one.status,
      day(one.periodEnd),
      one.cancelAt === null ? '' : `ends ${day(one.cancelAt)}`,
      button(`/stand-in/card/${one.id}`, one.cardFails ? 'Let payments work' : 'Let payments fail'),
    ]),
  );
  const open = world.transactions
    .filter((one) => one.status === 'ready')
    .map((one) => row([escapeHtml(one.id), one.plan, `<a href="/pay/${escapeHtml(one.id)}">Pay</a>`]));
  const refunds = world.adjustments.map((one) => row([escapeHtml(one.transactionId), one.status]));
  const days = [1, 7, 31, 365].map((count) =>
    button(`/stand-in/pass-days/${count}`, `Let ${count} days pass`),
  );
  return page(
    'Paddle stand-in',
    `<p>${days.join(' ')}</p>
<h2>Subscriptions</h2><table>${subscriptions.join('')}</table>
<h2>Checkouts to pay</h2><table>${open.join('')}</table>
<h2>Refunds</h2><table>${refunds.join('')}</table>
<p>${button('/stand-in/review/approved', 'Approve refunds')} ${button('/stand-in/review/rejected', 'Reject refunds')}</p>
<p>Events that the site has not taken: ${world.notifications.filter((one) => !one.isDelivered).length}</p>`,
  );
}

const html = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(text);
const isOwn = ({ headers }: FastifyRequest): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());
const idOf = (request: FastifyRequest): string => z.object({ id: z.string() }).parse(request.params).id;

/**
 * A longer time passes in steps of this many days. A step is shorter than the time between two payments, so that each
 * payment is made on a different day.
 */
const STEP_DAYS = 7;

type PageOptions = {
  /** The address to which the payer returns after the payment. */
  readonly returnTo: string;
  /** Also moves the stored times of the site into the past. It is called after all earlier events have been sent. */
  readonly onDays: (days: number) => Promise<void>;
};

/** Adds the payment page, and a page on which a developer lets days pass. */
export function addPages(app: FastifyInstance, world: World, { returnTo, onDays }: PageOptions): void {
  // The forms contain no fields, so their bodies are ignored.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && !isOwn(request)) await reply.code(403).send();
  });
  app.get('/', async (_request, reply) => html(reply, overview(world)));
  app.get('/pay/:id', async (request, reply) => {
    const found = world.transactions.find((one) => one.id === idOf(request));
    if (found === undefined) return reply.code(404).send();
    const amount = `${(found.cents / 100).toFixed(2)} USD`;
    const trial =
      PLANS[found.plan].kind === 'subscription' && found.hasTrial && found.subscriptionId === null
        ? ' today, after a trial of 30 days the price'
        : '';
    return html(
      reply,
      page('Checkout', `<p>${found.plan}: ${amount}${trial}</p>${button(`/pay/${found.id}`, 'Pay')}`),
    );
  });
  app.post('/pay/:id', async (request, reply) => {
    world.pay(idOf(request));
    return reply.redirect(returnTo, 303);
  });
  app.get('/pay/:id/invoice', async (request, reply) => {
    const found = world.transactions.find((one) => one.id === idOf(request));
    if (found?.status !== 'completed') return reply.code(404).send();
    const line = `${found.plan}, ${(found.cents / 100).toFixed(2)} USD, ${day(found.billedAt)}`;
    return html(reply, page('Invoice', `<p>${escapeHtml(found.id)}</p><p>${line}</p>`));
  });
  app.post('/stand-in/pass-days/:id', async (request, reply) => {
    const asked = z.coerce.number().int().min(1).max(366).safeParse(idOf(request));
    if (!asked.success) return html(reply.code(400), page('No days', '<p>Let 1 to 366 days pass.</p>'));
    for (let left = asked.data; left > 0; left -= STEP_DAYS) {
      const step = Math.min(left, STEP_DAYS);
      await onDays(step);
      world.passDays(step);
    }
    return reply.redirect('/', 303);
  });
  app.post('/stand-in/card/:id', async (request, reply) => {
    const found = world.subscription(idOf(request));
    if (found !== undefined) found.cardFails = !found.cardFails;
    return reply.redirect('/', 303);
  });
  app.post('/stand-in/review/:id', async (request, reply) => {
    world.review(z.enum(['approved', 'rejected']).parse(idOf(request)));
    return reply.redirect('/', 303);
  });
}
