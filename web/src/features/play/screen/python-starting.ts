import { python } from '../../../lib/python.ts';

/** Whether Python is starting. On a slow machine, each frame of an animated farm would delay the start. */
export const isPythonStarting = (): boolean => python.state() === 'booting';
