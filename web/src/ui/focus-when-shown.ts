/**
 * Ref for the first text that replaces a form or button that had the focus. Without it the focus would be lost, and a
 * screen reader would say nothing. The element needs `tabIndex={-1}`. For two elements that replace each other, use
 * `useHandedFocus`.
 */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
