import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, hasAlready } from './entity-tag.ts';

/**
 * Sends the answer to a call that pages repeat often. The answer has an ETag; if the browser already has the same
 * answer, it gets only a 304. The browser may store the answer only for its own user, and asks again each time.
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
