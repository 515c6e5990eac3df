import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element if a value changes and the control that the user pressed has disappeared. Otherwise,
 * the next Tab of a keyboard user would start at the top of the page again.
 */
export const useFocusAfter = (value: unknown, place: RefObject<HTMLElement | null>): void => {
  const last = useRef(value);
  useEffect(() => {
    const isChanged = last.current !== value;
    last.current = value;
    if (isChanged && document.activeElement === document.body) place.current?.focus();
  }, [value, place]);
};
