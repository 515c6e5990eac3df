import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, hasAlready } from './entity-tag.ts';

/**
 * Sends an answer that pages ask for again and again: with a tag, and not at all (304) when the tag that the browser
 * has is the same. The browser keeps it for its user alone, and asks each time.
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
