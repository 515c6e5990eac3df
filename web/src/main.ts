import { showsLevel } from './lib/level-address.ts';
import { watchComposition } from './lib/page-start/composition.ts';
import { keepEarlyPresses } from './lib/page-start/early-presses.ts';
import { firstPicture } from './lib/page-start/first-picture.ts';
import { loadFiles } from './lib/page-start/later-files.ts';
import { watchLostLinks } from './lib/page-start/lost-links.ts';
import { needsApplication } from './lib/page-start/needs-application.ts';
import { startOnUse } from './lib/page-start/start-on-use.ts';

/**
 * A file of the build that an error names. Some browsers name no file. Then the page asks the server whether the page
 * itself still exists.
 */
const ASSET = /\/assets\/[\w.-]+/;

// After a new release, the old files no longer exist. A page that still needs them reloads, once. It does not reload
// while the server cannot be reached, because the page and everything on it would be lost.
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
        // Without storage, the page cannot know whether it has already reloaded, so it does nothing.
        return;
      }
      location.reload();
    },
    () => {},
  );
});

watchLostLinks();

/**
 * Python starts slowly. On a page with a level, it starts after the code of the application has loaded, and before the
 * application renders.
 */
const startPython = (): void => {
  // The application imports this file too, and reports failures.
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
      // Shows the text of index.html for a failed load. It is in #root, or below the rendered page.
      document.documentElement.dataset.failed = '';
      console.error('The application could not be started.', error);
    });
};

if (needsApplication()) {
  // Pages that start the application on first use have a mark in their HTML. On this visit, the application must start
  // now.
  document.documentElement.dataset.started = '';
  void firstPicture().then(start);
} else startOnUse(start);
watchComposition();
// Called last, after the page has been adapted to this browser.
keepEarlyPresses(start);
