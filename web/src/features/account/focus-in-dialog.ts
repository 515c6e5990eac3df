/**
 * Ref for the first field of a dialog whose content loads after it has opened. Until the content has loaded, the focus
 * is on the close button, where Enter would close the dialog. Outside a dialog, the function does not move the focus.
 */
export const focusInDialog = (element: HTMLElement | null): void => {
  if (element?.closest('[role=dialog]')) element.focus({ preventScroll: true });
};
