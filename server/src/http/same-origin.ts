import { bearerToken } from './bearer-token.ts';

/** The headers about the origin of a request. Names are in lower case, as in Node. */
export type OriginHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a call that changes state comes from our own page and not from another site that uses the visitor's cookie.
 * The header `x-requested-with: fetch` is always required: another site cannot set it without a CORS permission,
 * which we never give, and a link or a picture cannot set it at all. `Sec-Fetch-Site` or `Origin` must not contradict
 * it. A request with a bearer token is exempt, because no browser sends one automatically. `isOwnOrigin` says whether
 * an `Origin` header names this site.
 */
export function isOwnPage(headers: OriginHeaders, isOwnOrigin: (origin: string) => boolean): boolean {
  if (bearerToken(headers.authorization) !== undefined) return true;
  if (headers['x-requested-with'] !== 'fetch') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Browsers send no Sec-Fetch-Site to a plain http address, such as one in a school's network.
  const origin = headers.origin;
  return origin === undefined || (typeof origin === 'string' && isOwnOrigin(origin));
}
