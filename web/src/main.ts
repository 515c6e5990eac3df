import { showsLevel } from './lib/level-address.ts';
import { watchComposition } from './lib/page-start/composition.ts';
import { keepEarlyPresses } from './lib/page-start/early-presses.ts';
import { firstPicture } from './lib/page-start/first-picture.ts';
import { loadFiles } from './lib/page-start/later-files.ts';
import { needsApplication } from './lib/page-start/needs-application.ts';
import { startOnUse } from './lib/page-start/start-on-use.ts';

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

/** Python starts slowly: on a page with a level it starts before the application is drawn, and after its code has run. */
const startPython = (): void => {
  // The application imports it too, and reports a failure.
  if (showsLevel(location.pathname)) import('./lib/woken-python.ts').catch(() => {});
};

let isStarted = false;
const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  document.documentElement.dataset.started = '';
  loadFiles();
  import('./app/boot/start.tsx')
    .then((application) => {
      startPython();
      return application.start();
    })
    .catch((error: unknown) => {
      // The words of index.html stand in #root, or below the rendered page, as long as nothing else does.
      document.documentElement.dataset.failed = '';
      console.error('The application could not be started.', error);
    });
};

if (needsApplication()) void firstPicture().then(start);
else startOnUse(start);
watchComposition();
// After the page is as the application has drawn it.
keepEarlyPresses(start);
