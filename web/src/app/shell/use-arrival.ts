import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useDoneMessage } from '../../lib/forms/done-message.ts';
import { useAnnounce } from '../../ui/announcer.tsx';

/** The page of an address: its path without the language. */
const pageOf = (pathname: string): string => pathname.split('/').slice(2).join('/');

/**
 * What happens when one page takes the place of another: it begins at its top, says what was done on the page before,
 * and has the focus at its heading when what had it went with that page. A visit that begins here starts where the
 * browser starts, and the same page in another language stays where it is.
 */
export const useArrival = (): void => {
  const page = pageOf(useLocation().pathname);
  const type = useNavigationType();
  const done = useDoneMessage();
  const announce = useAnnounce();
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    // On the way back the browser finds the place by itself.
    if (type !== 'POP') globalThis.scrollTo(0, 0);
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [page, type]);
  useEffect(() => {
    if (done !== '') announce(done);
  }, [done, announce]);
};
