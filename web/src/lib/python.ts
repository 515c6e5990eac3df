import { createRunner } from '@hopcode/python-runner/runner';
import { wokenPython } from './woken-python.ts';

/** The page's Python. It is outside React: one worker for the whole visit and all levels. */
export const python = createRunner({ base: import.meta.env.PYTHON_BASE, woken: wokenPython });
