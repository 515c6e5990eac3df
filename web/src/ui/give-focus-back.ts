/**
 * Ref for what may go away while it has the focus, such as a notice with a button that closes it: the focus goes back
 * to where it came from, if that is still there.
 */
export const giveFocusBack = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && element.contains(target);
  let from: EventTarget | null = document.activeElement;
  const stop = new AbortController();
  element.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget && !isInside(relatedTarget)) from = relatedTarget;
    },
    { signal: stop.signal },
  );
  return () => {
    stop.abort();
    if (isInside(document.activeElement) && from instanceof HTMLElement && from.isConnected)
      from.focus({ preventScroll: true });
  };
};
