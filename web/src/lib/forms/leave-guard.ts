/** Leaves the page. Calls `failed` if the page then stays open. */
type Leave = (failed: () => void) => void;
type Ask = (leave: Leave) => void;

let asking: Ask | undefined;

/**
 * Lets a page with unsaved changes decide about actions that would leave the page. Returns a function that removes
 * `ask`.
 */
export const guardLeaving = (ask: Ask): (() => void) => {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
};

/**
 * Leaves the page by an action that is neither a link nor a marked button, for example a menu item. A page with unsaved
 * changes asks first.
 */
export const leaveWith = (leave: Leave): void => (asking ? asking(leave) : leave(() => {}));
