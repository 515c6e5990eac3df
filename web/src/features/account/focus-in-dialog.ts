/**
 * Ref for the first field of a dialog whose content loads after it has opened. Until then the focus is on the close
 * button, where Enter would close the dialog. If the focus is elsewhere, it stays there.
 */
export const focusInDialog = (element: HTMLElement | null): void => {
  if (element?.closest('[role=dialog]')) element.focus({ preventScroll: true });
};
