/**
 * Ref for the first text of what takes the place of a form or button that had the focus. Without it the focus is lost,
 * and a screen reader says nothing. The element needs `tabIndex={-1}`. `useHandedFocus` is for two that swap places.
 */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
