import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Puts the focus on the page when a level takes the place of another one and what had the focus went with that, such
 * as the button to the next level. A visit that begins here starts where the browser starts.
 */
export const useFocusOnArrival = (): void => {
  const isArrival = useRef(useNavigationType() === 'PUSH');
  useEffect(() => {
    const { activeElement, body } = document;
    if (isArrival.current && (activeElement === null || activeElement === body))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
};
