import { RUNNING } from './running.ts';

/**
 * Marks a form of a rendered page that does not work yet, because the application is not running. Also marks the `main`
 * element.
 */
export const SLEEPING = 'data-sleeping';

/**
 * Lets the user type into the forms of a rendered page, and marks the page as running. Must be called when the
 * application is running.
 */
export const reportRunning = (): void => {
  for (const part of document.querySelectorAll(`[${SLEEPING}]`))
    for (const attribute of ['inert', 'aria-busy', SLEEPING]) part.removeAttribute(attribute);
  document.documentElement.dataset.running = '';
  document.dispatchEvent(new Event(RUNNING));
};
