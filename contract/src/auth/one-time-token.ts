import { z } from 'zod';

/** A one-time token from the link of an email. */
export const oneTimeTokenSchema = z.string().min(1).max(200);
