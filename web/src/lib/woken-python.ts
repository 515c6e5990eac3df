import { wakePython } from '@hopcode/python-runner/browser-worker';
import { showsLevel } from './level-address.ts';
import { levelDrawn } from './level-drawn.ts';

/**
 * Python starts slowly. So on a page with a level it starts before the application renders (main.ts); lib/python.ts
 * then uses it. Other pages do not load Python until the first level, to save bandwidth and processor time.
 */
export const wokenPython =
  // The build renders pages without a browser.
  typeof location !== 'undefined' && showsLevel(location.pathname)
    ? wakePython(import.meta.env.PYTHON_BASE, levelDrawn())
    : undefined;
