import { z } from 'zod';

/** Whether other people use this device: the session then ends after 12 hours, and its cookie with the browser. */
export const sharedDeviceSchema = z.boolean().default(false);
