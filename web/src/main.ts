import './lib/woken-python.ts';

/** A file of the build that an error names; browsers that name none are asked about the page. */
const ASSET = /\/assets\/[\w.-]+/;

// After a new release the old files are gone: a page that still asks for them starts anew, once. Not while the
// server or the network is away: the page and what is on it would be gone.
const RELOADED = 'hopcode.reloaded';
globalThis.addEventListener('vite:preloadError', ({ payload }) => {
  const [file] = ASSET.exec(payload.message) ?? [];
  void fetch(file ?? location.href, { method: 'HEAD' }).then(
    (answer) => {
      if (file === undefined ? !answer.ok : answer.status !== 404) return;
      try {
        if (sessionStorage.getItem(RELOADED) === location.href) return;
        sessionStorage.setItem(RELOADED, location.href);
      } catch {
        // Without storage there is no telling whether this is the second time, so nothing is done.
        return;
      }
      location.reload();
    },
    () => {},
  );
});

import('./app/boot/start.tsx')
  .then(({ start }) => start())
  .catch((error: unknown) => {
    // The words of index.html stand in #root as long as nothing else does.
    document.documentElement.dataset.failed = '';
    console.error('The application could not be started.', error);
  });
