import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The ETag of some content: the hash of the content in quotes. */
export const entityTag = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/**
 * Whether the client already has the content with this tag. A proxy that compresses answers may have made the tag weak.
 */
export const hasAlready = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
