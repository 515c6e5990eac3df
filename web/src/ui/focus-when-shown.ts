/**
 * Ref for the first text that replaces a form or button with the focus. Without it the focus is lost, and a screen
 * reader is silent. The element needs `tabIndex={-1}`. `useHandedFocus` is for two that replace each other.
 */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
