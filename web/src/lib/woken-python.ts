import { wakePython } from '@hopcode/python-runner/browser-worker';
import { showsLevel } from './level-address.ts';
import { levelDrawn } from './level-drawn.ts';

/**
 * Python starts slowly, so on a page with a level it starts beside the application; see lib/python.ts. Other
 * pages save the network and the processor, and load it with the first level.
 */
export const wokenPython =
  // The build renders pages without a browser.
  typeof location !== 'undefined' && showsLevel(location.pathname)
    ? wakePython(import.meta.env.PYTHON_BASE, levelDrawn())
    : undefined;
