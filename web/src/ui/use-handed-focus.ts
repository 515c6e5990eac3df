import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Ref for an element that another element can replace, such as a link that turns into a button: the new element gets
 * the focus. If nothing replaces the element, use `giveFocusBack`.
 */
export const useHandedFocus = (): RefCallback<HTMLElement> => {
  const had = useRef(false);
  return useCallback((element) => {
    if (!element) return undefined;
    if (had.current) element.focus({ preventScroll: true });
    had.current = false;
    return () => {
      had.current = document.activeElement === element;
    };
  }, []);
};
