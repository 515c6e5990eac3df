import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, hasAlready } from './entity-tag.ts';

/**
 * Sends the answer to a call that pages repeat often: with an ETag, or only as a 304 when the browser has the same tag.
 * The browser stores it for its user alone, and revalidates each time.
 */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const body = JSON.stringify(answer);
  const tag = entityTag(body);
  reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, authorization, cookie',
  });
  if (hasAlready(request, tag)) return reply.code(304).send();
  return reply.type('application/json').send(body);
}
