import { wakePython } from '@hopcode/python-runner/browser-worker';
import { showsLevel } from './level-address.ts';

/**
 * Python starts slowly, so on a page with a level it starts before the application loads; see lib/python.ts. Other
 * pages save the network and the processor, and load it with the first level.
 */
export const wokenPython =
  // The build renders pages without a browser.
  typeof location !== 'undefined' && showsLevel(location.pathname)
    ? wakePython(import.meta.env.PYTHON_BASE)
    : undefined;
