import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The tag by which a browser asks whether what it has is still the same. */
export const entityTag = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Whether the sender of a request already has what has this tag; what a proxy compresses gets a weak one. */
export const hasAlready = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
