/**
 * A ref for the first text that replaces a focused form or button. Without it, the focus would be lost, and screen
 * readers would announce nothing. The element needs `tabIndex={-1}`. For two elements that replace each other, use
 * `useHandedFocus`.
 */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
