import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Ref for what another element can take the place of, such as a link that turns into a button: the focus goes along.
 * For what goes away without one in its place there is `giveFocusBack`.
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
