import { createRunner } from '@hopcode/python-runner/runner';
import { wokenPython } from './woken-python.ts';

/** The page's Python. It lives outside React: one worker for the whole visit, kept from level to level. */
export const python = createRunner({ base: import.meta.env.PYTHON_BASE, woken: wokenPython });
