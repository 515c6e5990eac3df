import type { FastifyRequest } from 'fastify';

/** The header with the signature of a webhook; Node writes header names in lower case. */
export const SIGNATURE_HEADER = 'paddle-signature';

const bodies = new WeakMap<FastifyRequest, string>();

/** Stores the body of a signed request as it arrived, because the signature is over its bytes. */
export const keepSignedBody = (request: FastifyRequest, text: string): void => {
  if (request.headers[SIGNATURE_HEADER] !== undefined) bodies.set(request, text);
};

/** The signature and the body of a signed request; undefined without a signature. */
export function signedBody(
  request: FastifyRequest,
): { readonly header: string; readonly text: string } | undefined {
  const header = request.headers[SIGNATURE_HEADER];
  return typeof header === 'string' ? { header, text: bodies.get(request) ?? '' } : undefined;
}
