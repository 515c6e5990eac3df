import { createRunner } from '@hopcode/python-runner/runner';

/** The page's Python. It lives outside React: one worker for the whole visit, kept from level to level. */
export const python = createRunner({ base: import.meta.env.PYTHON_BASE });
