import { RUNNING } from './running.ts';

/** Attribute of a link that has its right address only once the application runs. */
export const NEEDS_APPLICATION = 'data-needs-application';

/** Parts of a page that do something only once the application runs. */
export const PARTS_TO_PRESS = `#root button, #root a[${NEEDS_APPLICATION}]`;

/** Marks a part that was pressed before the entry of the page ran. The script of `index.html` sets it. */
export const PRESSED = 'data-pressed';

/** Id of the element that says that the page is loading. It has its words in the attribute `data-words`. */
export const WAITING = 'waiting';

/** What tells one button from the others, also in a page that the application has drawn anew. */
const nameOf = (part: Element): string => part.getAttribute('aria-label') ?? part.textContent ?? '';

/** The part in the page of the application; undefined if the page has no such part. */
const samePart = (part: HTMLElement): HTMLElement | undefined =>
  part.isConnected
    ? part
    : [...document.querySelectorAll<HTMLElement>(PARTS_TO_PRESS)].find(
        (other) => nameOf(other) === nameOf(part),
      );

/** Says in the page, and to screen readers, that it is loading, or ends that. */
const sayWaiting = (isWaiting: boolean): void => {
  const place = document.getElementById(WAITING);
  if (place !== null) place.textContent = isWaiting ? (place.dataset.words ?? '') : '';
};

/** The part that an event presses: the one that was clicked, or the button of the form that is sent. */
const pressedBy = ({ type, target }: Event): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  return type === 'submit'
    ? target.querySelector<HTMLElement>('[type=submit]')
    : target.closest<HTMLElement>(PARTS_TO_PRESS);
};

/**
 * Keeps the last press of a button of a rendered page, calls `onPress`, and repeats the press once the application
 * runs. A form that is sent, also by Enter in a field, counts as a press of its button. Until then the button is marked
 * as busy, and the page says that it is loading.
 */
export const keepEarlyPresses = (onPress: () => void): void => {
  let pressed: HTMLElement | undefined;
  /** The field in which Enter was pressed keeps the focus. */
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
    // The application reports this while it draws. React can hydrate the pressed part only after that.
    queueMicrotask(repeat);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  document.addEventListener(RUNNING, stop, { once: true });
  document.documentElement.dataset.entry = '';
  const before = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  before?.removeAttribute(PRESSED);
  if (before !== null) keepPress(before);
};
