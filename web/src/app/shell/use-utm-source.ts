import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { setCookie, sourceToAskFor, utmConsent, utmCookie } from './utm-source.ts';

/**
 * Stores the source of a visit, which is in the first address of the page. If the visitor must first agree to this,
 * returns the source instead.
 */
export const useUtmSource = (): string | undefined => {
  const user = useCurrentUser();
  const consent = useSyncExternalStore(utmConsent.subscribe, utmConsent.read, () => undefined);
  // The parameter may disappear from the address before the account is known. During the build there is no address.
  const [search] = useState(() => globalThis.location?.search ?? '');
  const visit = {
    search,
    user,
    consent,
    // The time zone is read only for a visit with a source, because creating the first date format on a page takes 30
    // ms.
    get timeZone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
    refusesTracking: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    isHttps: globalThis.location?.protocol === 'https:',
  };
  const kept = utmCookie(visit);
  useEffect(() => {
    if (kept !== undefined) setCookie(document, kept);
  }, [kept]);
  return sourceToAskFor(visit);
};
