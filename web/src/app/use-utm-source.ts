import { useEffect, useState } from 'react';
import { useCurrentUser } from '../lib/account/current-user.ts';
import { utmCookie } from './utm-source.ts';

/** Keeps where a visit came from, by the address the page was opened with. */
export const useUtmSource = (): void => {
  const user = useCurrentUser();
  // The parameter may be gone from the address before it is known who visits.
  const [search] = useState(() => location.search);
  useEffect(() => {
    const kept = utmCookie({ search, user, now: Date.now() });
    // A browser without this way to set a cookie, or a page without HTTPS, keeps nothing: nobody misses it.
    if (kept === undefined || !('cookieStore' in globalThis)) return;
    cookieStore
      .set(kept)
      .catch((error: unknown) => console.warn('Where the visit came from could not be kept.', error));
  }, [search, user]);
};
