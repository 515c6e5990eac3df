import { type RefObject, useEffect, useState } from 'react';

/** How many list items are out of sight before and after the visible ones. */
export type HiddenSquares = { readonly before: number; readonly after: number };

const NONE: HiddenSquares = { before: 0, after: 0 };

/**
 * Whether an item is visible. An item counts as visible if its middle is visible, so that a shadow or a rounded pixel
 * at its edge makes no difference.
 */
const isInside = (item: DOMRect, list: DOMRect): boolean => {
  const middle = item.left + item.width / 2;
  return middle > list.left && middle < list.right;
};

/** Counts the items of a list that are out of sight. */
export const countHidden = (list: HTMLElement): HiddenSquares => {
  const around = list.getBoundingClientRect();
  if (around.width === 0) return NONE;
  const inside = [...list.children].map((item) => isInside(item.getBoundingClientRect(), around));
  const first = inside.indexOf(true);
  return first === -1 ? NONE : { before: first, after: inside.length - 1 - inside.lastIndexOf(true) };
};

/** How many items of a scrolling list are out of sight. Updates when the list scrolls or changes its width. */
export const useHiddenSquares = (row: RefObject<HTMLElement | null>): HiddenSquares => {
  const [hidden, setHidden] = useState(NONE);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const count = (): void => {
      const next = countHidden(list);
      setHidden((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    const sizes = new ResizeObserver(count);
    sizes.observe(list);
    list.addEventListener('scroll', count, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', count);
    };
  }, [row]);
  return hidden;
};
