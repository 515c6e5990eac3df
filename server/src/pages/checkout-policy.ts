import type { FastifyInstance } from 'fastify';
import type { Selling } from '../parts/selling.ts';

/**
 * Sources for Paddle's script with its styles and pictures, and for the frame of its checkout. Only Paddle may serve
 * these.
 */
const SCRIPT = 'https://cdn.paddle.com https://sandbox-cdn.paddle.com';
const FRAME = 'https://buy.paddle.com https://sandbox-buy.paddle.com';

const CHECKOUT = /^\/[A-Za-z-]+\/checkout\/?(?:\?|$)/;

/** The policy of our pages, with Paddle's script and its frame. It still never runs text as code. */
const withPaddle = (policy: string): string =>
  policy
    .replace(/script-src 'self'/, `$& ${SCRIPT}`)
    .replace(/style-src-elem 'self'/, `$& ${SCRIPT}`)
    .replace(/style-src-attr [^;]+/, "style-src-attr 'unsafe-inline'")
    .replace(/img-src 'self'/, `$& ${SCRIPT}`)
    .concat(`;frame-src ${FRAME}`);

/** On a site that sells through Paddle, lets Paddle's script run on the page `checkout` and no other. */
export function addCheckoutPolicy(app: FastifyInstance, { clientToken }: Pick<Selling, 'clientToken'>): void {
  if (clientToken === null) return;
  app.addHook('onSend', async (request, reply) => {
    if (!CHECKOUT.test(request.originalUrl)) return;
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') reply.header('content-security-policy', withPaddle(policy));
    const permissions = reply.getHeader('permissions-policy');
    if (typeof permissions !== 'string') return;
    const origins = FRAME.split(' ').map((origin) => `"${origin}"`);
    reply.header(
      'permissions-policy',
      permissions.replace('payment=()', `payment=(self ${origins.join(' ')})`),
    );
  });
}
