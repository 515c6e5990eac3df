import { RUNNING } from './running.ts';

/** Marks a form of a rendered page that does nothing yet, because the application does not run, and its `main`. */
export const SLEEPING = 'data-sleeping';

/** Lets the forms of a rendered page take input, and marks the page as running. Call it once the application runs. */
export const reportRunning = (): void => {
  for (const part of document.querySelectorAll(`[${SLEEPING}]`))
    for (const attribute of ['inert', 'aria-busy', SLEEPING]) part.removeAttribute(attribute);
  document.documentElement.dataset.running = '';
  document.dispatchEvent(new Event(RUNNING));
};
