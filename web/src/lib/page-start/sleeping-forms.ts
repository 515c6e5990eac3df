import { RUNNING } from './running.ts';

/** Marks a form of a rendered page that does nothing yet, because the application does not run. */
export const SLEEPING_FORM = 'data-sleeping';

/** Lets the forms of a rendered page take input, and marks the page as running. Call it once the application runs. */
export const reportRunning = (): void => {
  for (const form of document.querySelectorAll(`[${SLEEPING_FORM}]`)) {
    form.removeAttribute('inert');
    form.removeAttribute(SLEEPING_FORM);
  }
  document.documentElement.dataset.running = '';
  document.dispatchEvent(new Event(RUNNING));
};
