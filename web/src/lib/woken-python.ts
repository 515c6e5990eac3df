import { wakePython } from '@hopcode/python-runner/browser-worker';

/** Python takes longest to wake up, so it starts before the application has even arrived; see lib/python.ts. */
export const wokenPython = wakePython(import.meta.env.PYTHON_BASE);
