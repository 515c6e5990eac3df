import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Passes on an address that changed while React rendered the first screen: the visitor went back or forward, and the
 * router listens only after the first render.
 */
export const CurrentAddress = (): null => {
  const { pathname, search } = useLocation();
  const rendered = useRef(pathname + search);
  useEffect(() => {
    if (location.pathname + location.search !== rendered.current)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, []);
  return null;
};
