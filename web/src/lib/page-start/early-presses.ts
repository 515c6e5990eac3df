import { RUNNING } from './running.ts';

/** The attribute of a link whose address is right only when the application is running. */
export const NEEDS_APPLICATION = 'data-needs-application';

/** The parts of a page that work only when the application is running. */
export const PARTS_TO_PRESS = `#root button, #root a[${NEEDS_APPLICATION}]`;

/**
 * The id of the element that says that the page is loading. The text of this element is in its attribute `data-words`.
 */
export const WAITING = 'waiting';

/** The name of a part, which identifies it even after the application has rendered the page again. */
const nameOf = (part: Element): string => part.getAttribute('aria-label') ?? part.textContent ?? '';

/** The same part in the page of the application; undefined if that page does not have it. */
const samePart = (part: HTMLElement): HTMLElement | undefined =>
  part.isConnected
    ? part
    : [...document.querySelectorAll<HTMLElement>(PARTS_TO_PRESS)].find(
        (other) => nameOf(other) === nameOf(part),
      );

/** Says in the page and to screen readers that the page is loading, or removes this text. */
export const sayWaiting = (isWaiting: boolean): void => {
  const place = document.getElementById(WAITING);
  if (place !== null) place.textContent = isWaiting ? (place.dataset.words ?? '') : '';
};

/** The part that an event presses: the clicked part, or the submit button of a form. */
const pressedBy = ({ type, target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  return type === 'submit'
    ? target.querySelector<HTMLElement>('[type=submit]')
    : target.closest<HTMLElement>(PARTS_TO_PRESS);
};

/**
 * Stores the last press of a button in a rendered page, and calls `onPress`. When the application is running, repeats
 * the press. Until then, the button is marked as busy, and the page says that it is loading. Sending a form, even with
 * Enter in a field, counts as pressing the form's button.
 */
export const keepEarlyPresses = (onPress: () => void): void => {
  let pressed: HTMLElement | undefined;
  /** The field in which Enter was pressed. It must not lose the focus. */
  let focused: Element | null = null;
  const keepPress = (part: HTMLElement): void => {
    pressed?.removeAttribute('aria-busy');
    pressed = part;
    focused = part.closest('form')?.querySelector(':focus') ?? null;
    part.setAttribute('aria-busy', 'true');
    sayWaiting(true);
    onPress();
  };
  const keep = (event: Event): void => {
    const part = pressedBy(event);
    if (part === null) return;
    event.preventDefault();
    keepPress(part);
  };
  const repeat = (): void => {
    pressed?.removeAttribute('aria-busy');
    const part = pressed && samePart(pressed);
    if (focused === null || document.activeElement === document.body) part?.focus();
    part?.click();
  };
  const stop = (): void => {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
    sayWaiting(false);
    // The application is still rendering when it reports that it is running. Only after that can React hydrate the
    // pressed part.
    queueMicrotask(repeat);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  document.addEventListener(RUNNING, stop, { once: true });
  document.documentElement.dataset.entry = '';
  // A button that was pressed before this entry of the page ran. The script of `index.html` has marked it.
  const before = document.querySelector<HTMLElement>('#root button[aria-busy=true]');
  if (before !== null) keepPress(before);
};
