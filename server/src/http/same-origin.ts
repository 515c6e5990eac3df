import { bearerToken } from './bearer-token.ts';

/** The headers that tell where a request comes from; lower-case names, as Node gives them. */
export type OriginHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a call that changes state comes from a page of ours and not from another site that uses the visitor's
 * cookie. The header `x-requested-with: fetch` is always needed: another site cannot set it without asking us
 * first, which we never allow, and a link or a picture cannot set it at all. `Sec-Fetch-Site` or `Origin` must not
 * speak against it. A request with a bearer token is exempt: no browser sends one by itself.
 * `isOwnOrigin` says whether an `Origin` header names this site.
 */
export function isOwnPage(headers: OriginHeaders, isOwnOrigin: (origin: string) => boolean): boolean {
  if (bearerToken(headers.authorization) !== undefined) return true;
  if (headers['x-requested-with'] !== 'fetch') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Browsers send no Sec-Fetch-Site to a plain http address in a school's own network.
  const origin = headers.origin;
  return origin === undefined || (typeof origin === 'string' && isOwnOrigin(origin));
}
