/**
 * Handles links to scripts and styles that could not be loaded.
 *
 * - Removes the link, because the next attempt would treat its style as loaded.
 * - Fetches the file again, because WebKit remembers the failure while the tab is open: it would not ask the server
 *   for this script again, even after the page is reloaded. After such a request, it does.
 */
export const watchLostLinks = (): void => {
  globalThis.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement)) return;
      target.remove();
      fetch(target.href).catch(() => {});
    },
    true,
  );
};
