import { z } from 'zod';

/**
 * Whether other people use this device. On such a device, the session ends after 12 hours, and its cookie when the
 * browser closes.
 */
export const sharedDeviceSchema = z.boolean().default(false);
