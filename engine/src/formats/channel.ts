import { z } from 'zod';

/** The commands with which the character outputs text; `read` outputs the text of a sign. */
export const CHANNELS = ['speak', 'write', 'read', 'display', 'ask'] as const;

export const channelSchema = z.enum(CHANNELS);
