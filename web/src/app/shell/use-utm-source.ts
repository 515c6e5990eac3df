import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { setCookie, utmCookie } from './utm-source.ts';

/** Keeps where a visit came from, by the address the page was opened with. */
export const useUtmSource = (): void => {
  const user = useCurrentUser();
  // The parameter may be gone from the address before it is known who visits.
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
