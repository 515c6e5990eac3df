import { z } from 'zod';

/** The commands with which the character gives a text; `read` gives that of a sign. */
export const CHANNELS = ['speak', 'write', 'read', 'display', 'ask'] as const;

export const channelSchema = z.enum(CHANNELS);
