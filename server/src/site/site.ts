import { siteGet } from '@hopcode/contract/site/site';
import { handle } from '../http/handler.ts';

/** How many seconds browsers and proxies may cache the answer. The settings change only if the server restarts. */
export const CACHE_SECONDS = 300;

export const siteHandler = handle(siteGet, async ({ reply }, { signIn, mail, retentionMonths, selling }) => {
  reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`);
  return {
    google: signIn !== undefined,
    mail: mail.state === 'waiting',
    retention_months: retentionMonths,
    selling: selling.mode,
    paddle_client_token: selling.clientToken,
  };
});
