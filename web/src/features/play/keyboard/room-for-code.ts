/** A horizontal strip of the window: its top and bottom, in CSS pixels. */
export type Stretch = { readonly top: number; readonly bottom: number };

/** The height of about ten lines, in CSS pixels. This many lines around the cursor are enough. */
const ENOUGH = 210;

/**
 * How many CSS pixels the page must scroll down to show ten lines of the code, or as many as fit. The parts above the
 * code may scroll away, but the start of the code must stay visible.
 */
export const roomForCode = (code: Stretch, seen: Stretch): number => {
  const most = Math.min(seen.bottom - seen.top, code.bottom - code.top, ENOUGH);
  const shown = Math.min(code.bottom, seen.bottom) - Math.max(code.top, seen.top);
  return Math.min(Math.max(0, most - shown), Math.max(0, code.top - seen.top));
};
