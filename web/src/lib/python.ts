import { createRunner } from '@hopcode/python-runner/runner';
import { wokenPython } from './woken-python.ts';

/** The page's Python. It is outside React, so that all levels of a visit share a worker. */
export const python = createRunner({ base: import.meta.env.PYTHON_BASE, woken: wokenPython });
