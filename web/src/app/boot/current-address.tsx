import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Notifies the router of an address change during the first render, for example when the visitor goes back. The router
 * listens only after the first render.
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
