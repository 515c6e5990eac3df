import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { setCookie, sourceToAskFor, utmConsent, utmCookie } from './utm-source.ts';

/**
 * Stores the source of a visit, from the address with which the page was opened. Returns the source if it needs the
 * visitor's consent first.
 */
export const useUtmSource = (): string | undefined => {
  const user = useCurrentUser();
  const consent = useSyncExternalStore(utmConsent.subscribe, utmConsent.read, () => undefined);
  // The parameter may disappear from the address before the account is known. The build has no address.
  const [search] = useState(() => globalThis.location?.search ?? '');
  const visit = {
    search,
    user,
    consent,
    // Only a visit with a source reads it: the first date format of a page takes the browser 30 ms.
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
