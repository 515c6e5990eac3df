import { showsLevel } from './lib/level-address.ts';
import { watchComposition } from './lib/page-start/composition.ts';
import { keepEarlyPresses } from './lib/page-start/early-presses.ts';
import { firstPicture } from './lib/page-start/first-picture.ts';
import { loadFiles } from './lib/page-start/later-files.ts';
import { watchLostLinks } from './lib/page-start/lost-links.ts';
import { loadModule, watchLostScripts } from './lib/page-start/lost-scripts.ts';
import { needsApplication } from './lib/page-start/needs-application.ts';
import { startOnUse } from './lib/page-start/start-on-use.ts';

watchLostScripts({ load: loadModule, reload: () => location.reload() });
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
