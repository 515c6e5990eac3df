import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The origin of `PUBLIC_URL`; undefined if it is not set. */
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
 * Answers with status 400 if the Host header of a request is malformed or repeated. A request with an unknown host is
 * served, but the host is not trusted: links, policies and redirects use `PUBLIC_URL`. `publicUrl` decides whether
 * cookies are Secure and from which origin calls may come. Logs one warning if a request has a proxy's headers although
 * no proxy is trusted.
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
 * Node itself answers with status 400 if an HTTP/1.1 request has no Host header; an HTTP/1.0 request needs none. If a
 * request has two Host headers, Node would use the first, so this function refuses the request.
 */
function hasGoodHost({ raw }: FastifyRequest): boolean {
  const { rawHeaders } = raw;
  const hosts = rawHeaders.filter((_, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2 === 1);
  const [host] = hosts;
  return host === undefined || (hosts.length === 1 && HOST.test(host));
}

/** Whether the connection to the visitor's browser is encrypted, according to `PUBLIC_URL` or the request itself. */
export function isEncrypted({ server, protocol }: FastifyRequest): boolean {
  return (server.publicOrigin?.startsWith('https:') ?? false) || protocol === 'https';
}

/** Whether an `Origin` header names this site: the origin of `PUBLIC_URL`, or the requested host if it is not set. */
export function isOwnOrigin({ server, host }: FastifyRequest, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { publicOrigin } = server;
  return publicOrigin === undefined ? new URL(origin).host === host : origin === publicOrigin;
}
