import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** The address in this site that a click leads to in this tab, away from this page; undefined for any other click. */
const leavesFor = (event: MouseEvent): string | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const to = new URL(link.href, location.href);
  const isHere = to.pathname === location.pathname && to.search === location.search && to.hash !== '';
  return to.origin !== location.origin || isHere ? undefined : to.pathname + to.search + to.hash;
};

/**
 * Asks before something is lost by leaving the page, as long as `isAsking`: by a link of the site, by closing it, or by
 * what is given to `ask`. The router of the site cannot hold back the browser's own way back.
 */
export const useLeaveQuestion = (isAsking: boolean) => {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<() => void>();
  useEffect(() => {
    if (!isAsking) return;
    const onClick = (event: MouseEvent): void => {
      const to = leavesFor(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(() => () => void navigate(to));
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    // Before the links themselves hear of it.
    document.addEventListener('click', onClick, true);
    globalThis.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      globalThis.removeEventListener('beforeunload', onUnload);
    };
  }, [isAsking, navigate]);
  return {
    isOpen: wanted !== undefined,
    /** Does it at once when nothing would be lost. */
    ask: (leave: () => void): void => (isAsking ? setWanted(() => leave) : leave()),
    leave: (): void => wanted?.(),
    stay: (): void => setWanted(undefined),
  };
};
