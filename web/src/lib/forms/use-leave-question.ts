import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { pageOf } from '../paths.ts';
import { guardSteps } from './history-steps.ts';
import { guardLeaving } from './leave-guard.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

/** Whether two addresses lead to the same page, perhaps in different languages. The input then stays. */
const isSamePage = (a: Address, b: Address): boolean =>
  pageOf(a.pathname) === pageOf(b.pathname) && a.search === b.search;

/**
 * The address on this site that a click opens in this tab. Undefined if the click does not leave the page.
 */
const leavesFor = (event: MouseEvent): string | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  // The cancel button is beside the submit button. A user who presses the cancel button has already decided to leave.
  if (link.closest('form') !== null) return undefined;
  const to = new URL(link.href, location.href);
  const isHere = isSamePage(to, location) && (to.hash !== '' || to.pathname !== location.pathname);
  return to.origin !== location.origin || isHere ? undefined : to.pathname + to.search + to.hash;
};

/** The clicked button, if it leaves the page like a link: `<button data-leaves>`. */
const leavingButton = (event: MouseEvent): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-leaves]') : null;

const entrySchema = z.object({ idx: z.number().int() });

/** The router's index of an entry in the browser's history; undefined if the entry is not from the router. */
const placeOf = (state: unknown): number | undefined => entrySchema.safeParse(state).data?.idx;

/**
 * While `isAsking`, asks before the user leaves the page and loses changes. The user may leave by a link, a button with
 * `data-leaves`, `leaveWith`, the browser's history, closing the page, or an action that is passed to `ask`. No
 * question appears for a link inside a form, or for a link to the same page in another language.
 *
 * The browser goes back before the page can prevent this. So the hook goes forward again, and hides both steps from the
 * router, which would otherwise show the other page.
 */
export const useLeaveQuestion = (isAsking: boolean) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [wanted, setWanted] = useState<() => void>();
  /**
   * The next history step that the hook itself makes: back to this page, or, after the user has confirmed, away from
   * it.
   */
  const expected = useRef<'return' | 'leave'>(undefined);
  /** Whether the user has confirmed that the page may be left: the page then presses the clicked button again. */
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isAsking || key === '') return;
    const here = placeOf(history.state);
    const { pathname, search } = location;
    const onClick = (event: MouseEvent): void => {
      if (isLeaving.current) return;
      const button = leavingButton(event);
      const to = leavesFor(event);
      if (button === null && to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(() => () => {
        if (to !== undefined) return void navigate(to);
        isLeaving.current = true;
        button?.click();
      });
    };
    const stopGuarding = guardSteps(({ state }) => {
      const step = expected.current;
      expected.current = undefined;
      if (step !== undefined) return step === 'return';
      const there = placeOf(state);
      if (here === undefined || there === undefined || here === there) return false;
      if (isSamePage(location, { pathname, search })) return false;
      expected.current = 'return';
      history.go(here - there);
      setWanted(() => () => {
        expected.current = 'leave';
        history.go(there - here);
      });
      return true;
    });
    const stopAsking = guardLeaving((leave) =>
      setWanted(() => () => {
        isLeaving.current = true;
        leave(() => {
          isLeaving.current = false;
        });
      }),
    );
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isLeaving.current) event.preventDefault();
    };
    // A capturing listener, so that it runs before the handlers of links.
    document.addEventListener('click', onClick, true);
    globalThis.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      stopGuarding();
      stopAsking();
      globalThis.removeEventListener('beforeunload', onUnload);
    };
    // `key` is a dependency, because each entry in the history has its own index.
  }, [isAsking, navigate, key]);
  return {
    isOpen: wanted !== undefined,
    /** If there are no changes to lose, the action runs immediately. */
    ask: (leave: () => void): void => (isAsking ? setWanted(() => leave) : leave()),
    leave: (): void => wanted?.(),
    stay: (): void => setWanted(undefined),
  };
};
