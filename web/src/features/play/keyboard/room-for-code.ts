/** A part of the window from top to bottom, in CSS pixels. */
export type Stretch = { readonly top: number; readonly bottom: number };

/** Ten lines: enough around the cursor. */
const ENOUGH = 210;

/**
 * How far the page has to scroll down, in CSS pixels, until enough of the code is seen: ten lines of it, or as much as
 * can be. What stands over the code may scroll away for it, the beginning of the code may not.
 */
export const roomForCode = (code: Stretch, seen: Stretch): number => {
  const most = Math.min(seen.bottom - seen.top, code.bottom - code.top, ENOUGH);
  const shown = Math.min(code.bottom, seen.bottom) - Math.max(code.top, seen.top);
  return Math.min(Math.max(0, most - shown), Math.max(0, code.top - seen.top));
};
