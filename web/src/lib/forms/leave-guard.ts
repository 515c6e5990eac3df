/** Leaves the page; calls `failed` if the page stays after all. */
type Leave = (failed: () => void) => void;
type Ask = (leave: Leave) => void;

let asking: Ask | undefined;

/** Gives a page with unsaved changes the decision on actions that leave it. Returns the function that ends this. */
export const guardLeaving = (ask: Ask): (() => void) => {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
};

/** Leaves the page by an action that no link or marked button shows, such as an item of a menu; the page may ask first. */
export const leaveWith = (leave: Leave): void => (asking ? asking(leave) : leave(() => {}));
