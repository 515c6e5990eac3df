import { sitePrivacy } from '@hopcode/contract/site/privacy';
import { handle } from '../http/handler.ts';
import { CACHE_SECONDS } from './site.ts';

export const sitePrivacyHandler = handle(sitePrivacy, async ({ reply }, { modelTutor, records }) => {
  reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`);
  return { assistant_vendor: modelTutor?.vendor ?? null, recording: records };
});
