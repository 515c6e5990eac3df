import { type RefCallback, useCallback, useRef } from 'react';

/**
 * A ref for an element that can be replaced by another one, such as a link that becomes a button: the new element gets
 * the focus. If there is no new element, use `giveFocusBack`.
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
