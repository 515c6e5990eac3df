/**
 * Ref for the first field of a dialog whose content loads after it has opened: by then the focus is on its close button,
 * where Enter would close it. Elsewhere the focus stays.
 */
export const focusInDialog = (element: HTMLElement | null): void => {
  if (element?.closest('[role=dialog]')) element.focus({ preventScroll: true });
};
