import type { Settings } from './parts/settings.ts';

/**
 * Warnings for the operator: what does not work for visitors with these settings, and which setting to change. There
 * are none if this is not a production server.
 */
export function startWarnings(
  settings: Pick<Settings, 'isProduction' | 'publicUrl' | 'trustedProxies'>,
): readonly string[] {
  const { isProduction, publicUrl, trustedProxies } = settings;
  if (!isProduction) return [];
  const trustsProxy = trustedProxies.length > 0;
  if (publicUrl === undefined) return trustsProxy ? [NO_PUBLIC_URL] : [NO_PUBLIC_URL, PERHAPS_A_PROXY];
  // This server itself uses plain http. If its public address begins with https, there must be a proxy in front of it.
  return publicUrl.startsWith('https:') && !trustsProxy ? [PROXY] : [];
}

const NO_PUBLIC_URL =
  'PUBLIC_URL is not set. The links in emails lead to localhost, and behind a proxy with TLS the login cookies lose ' +
  'Secure. Set PUBLIC_URL to the address that visitors type: PUBLIC_URL=https://hopcode.example';

const ONE_ADDRESS =
  'All visitors seem to have one address, so that the limits of logins, runs and tips count them together. Set ' +
  'TRUST_PROXY to the address of the proxy: TRUST_PROXY=127.0.0.1';

const PERHAPS_A_PROXY = `TRUST_PROXY is not set. Without a proxy that is right. Behind one: ${ONE_ADDRESS}`;

const PROXY = `PUBLIC_URL starts with https, so there is a proxy in front, but TRUST_PROXY is not set. ${ONE_ADDRESS}`;
