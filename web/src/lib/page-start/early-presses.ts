import { RUNNING } from './running.ts';

/** What tells one button from the others, also in a page that the application has drawn anew. */
const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** The button in the page of the application; undefined if the page has no such button. */
const sameButton = (button: HTMLButtonElement): HTMLButtonElement | undefined =>
  button.isConnected
    ? button
    : [...document.querySelectorAll<HTMLButtonElement>('#root button')].find(
        (other) => nameOf(other) === nameOf(button),
      );

/**
 * Keeps the last press of a button of a rendered page, calls `onPress`, and repeats the press once the application
 * runs. Until then the button is marked as busy.
 */
export const keepEarlyPresses = (onPress: () => void): void => {
  let pressed: HTMLButtonElement | undefined;
  const keep = (event: MouseEvent): void => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('#root button') : null;
    if (button === null) return;
    event.preventDefault();
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
    onPress();
  };
  const repeat = (): void => {
    document.removeEventListener('click', keep, true);
    pressed?.removeAttribute('aria-busy');
    const button = pressed && sameButton(pressed);
    button?.focus();
    button?.click();
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(RUNNING, repeat, { once: true });
};
