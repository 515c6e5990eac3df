/**
 * The attribute of a link that loads a file of the application. It contains the `rel` that the link gets when the file
 * is needed.
 */
export const LATER = 'data-later';

/** Loads the files of the application in parallel, not one after the other. */
export const loadFiles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${LATER}]`)) {
    link.rel = link.getAttribute(LATER) ?? '';
    link.removeAttribute(LATER);
  }
};
