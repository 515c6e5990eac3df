import { wakePython } from '@hopcode/python-runner/browser-worker';
import { showsLevel } from './level-address.ts';

/**
 * Python takes longest to wake up, so where a level is shown it starts before the application has even arrived; see
 * lib/python.ts. Other pages save the network and the processor, and get it with the first level.
 */
export const wokenPython = showsLevel(location.pathname)
  ? wakePython(import.meta.env.PYTHON_BASE)
  : undefined;
