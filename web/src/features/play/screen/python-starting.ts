import { python } from '../../../lib/python.ts';

/** While Python starts, each frame of an animated farm would delay it on a slow machine. */
export const isPythonStarting = (): boolean => python.state() === 'booting';
