import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Origin of `PUBLIC_URL`; undefined if it is not set. */
    readonly publicOrigin: string | undefined;
  }
}

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Headers that a proxy adds. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

class BadHost extends Error {
  readonly statusCode = 400;
}

/**
 * Answers 400 to a request whose Host header is malformed or repeated. An unknown Host is served but not trusted:
 * links, policies and redirects use `PUBLIC_URL`. `publicUrl` decides whether cookies are Secure and which origin may
 * make calls. Logs once when a proxy's headers arrive although no proxy is trusted.
 */
export function addRequestHost(
  app: FastifyInstance,
  { publicUrl, trustsProxy }: { readonly publicUrl: string | undefined; readonly trustsProxy: boolean },
): void {
  app.decorate('publicOrigin', publicUrl === undefined ? undefined : new URL(publicUrl).origin);
  let isTold = trustsProxy;
  app.addHook('onRequest', async (request) => {
    if (!isTold && FORWARDED.some((name) => request.headers[name] !== undefined)) {
      isTold = true;
      request.log.warn(UNTRUSTED_PROXY);
    }
    if (!hasGoodHost(request)) throw new BadHost('Bad Host header');
  });
}

const UNTRUSTED_PROXY =
  'Requests come through a proxy, but TRUST_PROXY is not set. All visitors seem to have one address, so that limits ' +
  'count them together. Set TRUST_PROXY to the address of the proxy.';

/**
 * Node itself answers 400 when HTTP/1.1 has no Host; HTTP/1.0 needs none. If there are two, Node would use the first.
 */
function hasGoodHost({ raw }: FastifyRequest): boolean {
  const { rawHeaders } = raw;
  const hosts = rawHeaders.filter((_, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2 === 1);
  const [host] = hosts;
  return host === undefined || (hosts.length === 1 && HOST.test(host));
}

/** Whether the visitor's browser uses encryption, according to `PUBLIC_URL`, otherwise the request. */
export function isEncrypted({ server, protocol }: FastifyRequest): boolean {
  return (server.publicOrigin?.startsWith('https:') ?? false) || protocol === 'https';
}

/** Whether an `Origin` header names this site: `PUBLIC_URL`, otherwise the requested host. */
export function isOwnOrigin({ server, host }: FastifyRequest, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { publicOrigin } = server;
  return publicOrigin === undefined ? new URL(origin).host === host : origin === publicOrigin;
}
