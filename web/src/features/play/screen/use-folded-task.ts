import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The height of a line in the editor, and the space above and below the lines, in CSS pixels. */
const LINE = 22;
const EDGES = 24;
/** Minimum number of visible lines. A shorter program is fully visible. */
const MOST_LINES = 12;

/** Whether the other parts of the panel leave too little space for the program. */
const isTooHigh = (panel: HTMLElement, lines: number): boolean => {
  let room = panel.clientHeight;
  for (const child of panel.children) if (!child.matches('[data-program]')) room -= child.clientHeight;
  return room < Math.min(lines, MOST_LINES) * LINE + EDGES;
};

/**
 * Marks the element above the program as folded (`data-folded`) if its whole content would leave too little space for
 * the program. Without this, two scroll bars would hide the last lines of the program.
 */
export const useFoldedTask = (program: string): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const lines = program.split('\n').length;
  useLayoutEffect(() => {
    const panel = place.current?.parentElement;
    if (!panel) return undefined;
    const fold = (): void => {
      const { dataset } = place.current ?? {};
      if (!dataset) return;
      delete dataset.folded;
      if (isTooHigh(panel, lines)) dataset.folded = 'true';
    };
    // The browser calls `fold` for the first time after the layout and before it paints. Calling `fold` here would make
    // the browser lay out the page twice.
    const watch = new ResizeObserver(fold);
    watch.observe(panel);
    return () => watch.disconnect();
  }, [lines]);
  return place;
};
