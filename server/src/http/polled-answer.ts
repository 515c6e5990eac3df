import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends an answer that pages ask for again and again: with a tag, and not at all (304) when the tag that the browser
 * has is the same. The browser keeps it for its user alone, and asks each time.
 */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const body = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, authorization, cookie',
  });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  // What a proxy compresses on its way gets a weak tag.
  if (known.some((one) => one.replace(/^W\//, '') === tag)) return reply.code(304).send();
  return reply.type('application/json').send(body);
}
