import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when a value changes and the pressed control has disappeared. Otherwise a keyboard user
 * would start at the top of the page again.
 */
export const useFocusAfter = (value: unknown, place: RefObject<HTMLElement | null>): void => {
  const last = useRef(value);
  useEffect(() => {
    const isChanged = last.current !== value;
    last.current = value;
    if (isChanged && document.activeElement === document.body) place.current?.focus();
  }, [value, place]);
};
