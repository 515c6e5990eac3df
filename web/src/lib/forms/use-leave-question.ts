import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { guardSteps } from './history-steps.ts';

/** The address in this site that a click leads to in this tab, away from this page; undefined for any other click. */
const leavesFor = (event: MouseEvent): string | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  // Beside the button that sends a form is the one that gives it up: whoever presses that has answered already.
  if (link.closest('form') !== null) return undefined;
  const to = new URL(link.href, location.href);
  const isHere = to.pathname === location.pathname && to.search === location.search && to.hash !== '';
  return to.origin !== location.origin || isHere ? undefined : to.pathname + to.search + to.hash;
};

const entrySchema = z.object({ idx: z.number().int() });

/** Where in the browser's history an entry is, as the router counts; undefined for one that is not the router's. */
const placeOf = (state: unknown): number | undefined => entrySchema.safeParse(state).data?.idx;

/**
 * Asks before something is lost by leaving the page, as long as `isAsking`: by a link of the site, by the browser's
 * own way back or forth, by closing the page, or by what is given to `ask`. A link within a form is not asked about.
 *
 * The browser goes back before anybody can say no: so the page goes there again, and the router, which would have
 * shown the other page, does not hear of either step.
 */
export const useLeaveQuestion = (isAsking: boolean) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [wanted, setWanted] = useState<() => void>();
  /** Steps of the browser that are our own: back to this page, or away from it once that was confirmed. */
  const expected = useRef<'return' | 'leave'>(undefined);
  useEffect(() => {
    if (!isAsking || key === '') return;
    const here = placeOf(history.state);
    const onClick = (event: MouseEvent): void => {
      const to = leavesFor(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(() => () => void navigate(to));
    };
    const stopGuarding = guardSteps(({ state }) => {
      const step = expected.current;
      expected.current = undefined;
      if (step !== undefined) return step === 'return';
      const there = placeOf(state);
      if (here === undefined || there === undefined || here === there) return false;
      expected.current = 'return';
      history.go(here - there);
      setWanted(() => () => {
        expected.current = 'leave';
        history.go(there - here);
      });
      return true;
    });
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    // Before the links themselves hear of it.
    document.addEventListener('click', onClick, true);
    globalThis.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      stopGuarding();
      globalThis.removeEventListener('beforeunload', onUnload);
    };
    // With every entry of the history the place in it is another.
  }, [isAsking, navigate, key]);
  return {
    isOpen: wanted !== undefined,
    /** Does it at once when nothing would be lost. */
    ask: (leave: () => void): void => (isAsking ? setWanted(() => leave) : leave()),
    leave: (): void => wanted?.(),
    stay: (): void => setWanted(undefined),
  };
};
