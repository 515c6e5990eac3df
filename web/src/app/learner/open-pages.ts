import { createContext } from 'react';

type OpenPagesState = {
  /** Registers an open page that needs a login; returns a function that removes the page. */
  readonly open: () => () => void;
  readonly isAnyOpen: () => boolean;
  /** Whether another tab ended the login, so that the open page may stay. */
  readonly areKept: () => boolean;
  readonly keep: (kept: boolean) => void;
};

const createOpenPages = (): OpenPagesState => {
  let count = 0;
  let kept = false;
  return {
    open: () => {
      count += 1;
      return () => {
        count -= 1;
      };
    },
    isAnyOpen: () => count > 0,
    areKept: () => kept,
    keep: (next) => {
      kept = next;
    },
  };
};

/**
 * State that account pages share with the code that listens to other tabs. A change to this state does not make React
 * render anything.
 */
export const OpenPages = createContext<OpenPagesState>(createOpenPages());
