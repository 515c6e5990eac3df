import { z } from 'zod';

/** A one-time token as a link of a mail carries it. */
export const oneTimeTokenSchema = z.string().min(1).max(200);
