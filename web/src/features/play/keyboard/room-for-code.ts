/** A part of the window, from top to bottom, in CSS pixels. */
export type Stretch = { readonly top: number; readonly bottom: number };

/** About ten lines, in CSS pixels: enough lines around the cursor. */
const ENOUGH = 210;

/**
 * How far the page must scroll down, in CSS pixels, to show enough of the code: ten lines, or as many as fit. The
 * content above the code may scroll away; the start of the code may not.
 */
export const roomForCode = (code: Stretch, seen: Stretch): number => {
  const most = Math.min(seen.bottom - seen.top, code.bottom - code.top, ENOUGH);
  const shown = Math.min(code.bottom, seen.bottom) - Math.max(code.top, seen.top);
  return Math.min(Math.max(0, most - shown), Math.max(0, code.top - seen.top));
};
