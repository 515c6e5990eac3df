/**
 * A file of the build that an error names. Some browsers name no file. Then the page asks the server whether the page
 * itself still exists.
 */
const ASSET = /\/assets\/[\w.-]+/;

/** The key of a list in the tab's storage: for which files of which pages this tab has reloaded, one in each line. */
const RELOADED = 'hopcode.reloaded';

const ask = (address: string): Promise<Response> => fetch(address, { method: 'HEAD' });

/** Loads a module. Rejects if the browser cannot load it, or remembers that it could not. */
export const loadModule = (file: string): Promise<unknown> =>
  new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: file, onload, onerror }),
    ),
  );

/** What `watchLostScripts` does to the page. */
export type PageActions = { readonly load: (file: string) => Promise<unknown>; readonly reload: () => void };

/**
 * Whether only a reload can help. Rejects while the server cannot be reached.
 *
 * - After a new release, the old files no longer exist.
 * - Firefox remembers a failed import as long as the page is open. Other browsers ask the server again.
 */
const needsReload = async (file: string | undefined, load: PageActions['load']): Promise<boolean> => {
  const answer = await ask(file ?? location.href);
  if (file === undefined) return !answer.ok;
  if (!answer.ok || !file.endsWith('.js')) return answer.status === 404;
  const isLoaded = await load(file).then(
    () => true,
    () => false,
  );
  // The network may have failed again in the meantime.
  return !isLoaded && (await ask(file)).ok;
};

/** Notes that the page reloads because of a file. Returns false if it has done so before, or if there is no storage. */
const isFirstReload = (file: string | undefined): boolean => {
  const reason = `${location.href} ${file ?? ''}`;
  try {
    const before = sessionStorage.getItem(RELOADED)?.split('\n') ?? [];
    if (before.includes(reason)) return false;
    sessionStorage.setItem(RELOADED, [...before, reason].join('\n'));
    return true;
  } catch {
    // Without storage, the page cannot know whether it has already reloaded.
    return false;
  }
};

/**
 * Reloads the page, once for each file, if it needs a script that it can no longer get without a reload. Does not
 * reload while the server cannot be reached, because the page and everything on it would be lost.
 */
export const watchLostScripts = ({ load, reload }: PageActions): void => {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    const [file] = ASSET.exec(payload.message) ?? [];
    void needsReload(file, load).then(
      (needs) => {
        if (needs && isFirstReload(file)) reload();
      },
      () => {},
    );
  });
};
