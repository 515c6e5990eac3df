import type { FastifyRequest } from 'fastify';

/** The name of the header that contains the signature of a webhook. Node writes the names of headers in lower case. */
export const SIGNATURE_HEADER = 'paddle-signature';

const bodies = new WeakMap<FastifyRequest, string>();

/** Stores the body of a signed request exactly as it arrived, because the signature was calculated from its bytes. */
export const keepSignedBody = (request: FastifyRequest, text: string): void => {
  if (request.headers[SIGNATURE_HEADER] !== undefined) bodies.set(request, text);
};

/** The signature and the body of a signed request; undefined if there is no signature. */
export function signedBody(
  request: FastifyRequest,
): { readonly header: string; readonly text: string } | undefined {
  const header = request.headers[SIGNATURE_HEADER];
  return typeof header === 'string' ? { header, text: bodies.get(request) ?? '' } : undefined;
}
