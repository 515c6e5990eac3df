import { bearerToken } from './bearer-token.ts';

/** The headers of a request. Their names are in lower case, as in Node. */
export type OriginHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a call that changes state comes from our own page. If it does not, another site may be using the visitor's
 * cookie. The header `x-requested-with: fetch` is always required. Another site cannot set it without a CORS
 * permission, which we never give. A link or a picture cannot set it at all. The header `Sec-Fetch-Site`, or else
 * `Origin`, must name our own site if it is present. A request with a bearer token needs none of this, because no
 * browser sends such a token automatically. `isOwnOrigin` returns whether an `Origin` header names this site.
 */
export function isOwnPage(headers: OriginHeaders, isOwnOrigin: (origin: string) => boolean): boolean {
  if (bearerToken(headers.authorization) !== undefined) return true;
  if (headers['x-requested-with'] !== 'fetch') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Browsers do not send Sec-Fetch-Site to an address with plain http, such as a server in a school's network.
  const origin = headers.origin;
  return origin === undefined || (typeof origin === 'string' && isOwnOrigin(origin));
}
