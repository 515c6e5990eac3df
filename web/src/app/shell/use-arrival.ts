import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useDoneMessage } from '../../lib/forms/done-message.ts';
import { pageOf } from '../../lib/paths.ts';
import { useAnnounce } from '../../ui/announcer.tsx';

/**
 * Handles a change of page: the new page starts at its top, announces the action of the previous page, and gets the
 * focus on its heading when the focused element has disappeared. The first page of a visit starts as the browser
 * does, and the same page in another language does not move.
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
    // On a step back the browser restores the scroll position.
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
