import { createContext } from 'react';

type OpenPagesState = {
  /** A page that needs a login is on the screen; answers the way to say that it is gone. */
  readonly open: () => () => void;
  readonly isAnyOpen: () => boolean;
  /** Whether the login was ended by another tab, so that the open page may stay. */
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

/** What the pages of an account and whoever hears of other tabs know of each other; changing it draws nothing anew. */
export const OpenPages = createContext<OpenPagesState>(createOpenPages());
