import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useDoneMessage } from '../../lib/forms/done-message.ts';
import { pageOf } from '../../lib/paths.ts';
import { useAnnounce } from '../../ui/announcer.tsx';

/**
 * Handles the change to another page. Scrolls the new page to its top, and announces the result of the action on the
 * previous page. If the focused element has disappeared, the heading of the new page gets the focus. Does nothing on
 * the first page of a visit, or if only the language of the page changes.
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
    // When the user goes back, the browser restores the scroll position.
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
