/** Leaves the page; calls `failed` if the page does not close after all. */
type Leave = (failed: () => void) => void;
type Ask = (leave: Leave) => void;

let asking: Ask | undefined;

/** Lets a page with unsaved changes decide about actions that leave it. Returns a function that ends this. */
export const guardLeaving = (ask: Ask): (() => void) => {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
};

/**
 * Leaves the page with an action that is neither a link nor a marked button, such as a menu item. The page may ask
 * first.
 */
export const leaveWith = (leave: Leave): void => (asking ? asking(leave) : leave(() => {}));
