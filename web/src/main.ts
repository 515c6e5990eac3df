import './lib/woken-python.ts';

// After a new release the old files are gone: a page that still asks for them starts anew, once.
const RELOADED = 'hopcode.reloaded';
globalThis.addEventListener('vite:preloadError', () => {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return;
    // Not while the server is away: the page and what is on it would be gone.
    void fetch(location.href, { method: 'HEAD' }).then(
      (answer) => {
        if (!answer.ok) return;
        sessionStorage.setItem(RELOADED, location.href);
        location.reload();
      },
      () => {},
    );
  } catch {
    // Without storage there is no telling whether this is the second time, so nothing is done.
  }
});

void import('./app/start.tsx').then(({ start }) => start());
