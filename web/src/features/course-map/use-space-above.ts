import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Writes the height of the header and notes above an element to the element's style `--above`. Updates it when a note
 * appears or disappears.
 */
export const useSpaceAbove = (): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + globalThis.scrollY;
      element.current?.style.setProperty('--above', `${Math.round(top)}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return element;
};
