import type { FastifyInstance } from 'fastify';
import type { Selling } from '../parts/selling.ts';

/**
 * Sources for Paddle's script with its styles and pictures, and sources for the frame of its checkout. All of these
 * must come from Paddle's own servers.
 */
const SCRIPT = 'https://cdn.paddle.com https://sandbox-cdn.paddle.com';
const FRAME = 'https://buy.paddle.com https://sandbox-buy.paddle.com';

const CHECKOUT = /^\/[A-Za-z-]+\/checkout\/?(?:\?|$)/;

/**
 * The policy of our pages, with permission for Paddle's script and frame. Even with this policy, text never becomes
 * code.
 */
const withPaddle = (policy: string): string =>
  policy
    .replace(/script-src 'self'/, `$& ${SCRIPT}`)
    .replace(/style-src-elem 'self'/, `$& ${SCRIPT}`)
    .replace(/style-src-attr [^;]+/, "style-src-attr 'unsafe-inline'")
    .replace(/img-src 'self'/, `$& ${SCRIPT}`)
    .concat(`;frame-src ${FRAME}`);

/** On a site that sells through Paddle, allows Paddle's script on the page `checkout`, and on no other page. */
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
