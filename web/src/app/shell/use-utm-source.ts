import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { setCookie, utmCookie } from './utm-source.ts';

/** Stores the source of a visit, from the address with which the page was opened. */
export const useUtmSource = (): void => {
  const user = useCurrentUser();
  // The parameter may disappear from the address before the account is known.
  const [search] = useState(() => location.search);
  useEffect(() => {
    const kept = utmCookie({
      search,
      user,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      refusesTracking: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
      isHttps: location.protocol === 'https:',
    });
    if (kept !== undefined) setCookie(document, kept);
  }, [search, user]);
};
