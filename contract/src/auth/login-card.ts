import { z } from 'zod';
import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';
import { sharedDeviceSchema } from './shared-device.ts';

/** The token in the QR code of a login card. */
const cardTokenSchema = z.string().trim().min(1).max(100);

/** Logs a student in with a login card. A card that is unknown or replaced is refused with 401 (`wrong_login`). */
export const authLoginCard = def({
  method: 'POST',
  path: '/api/auth/login-card',
  summary: 'Log in with a card',
  body: z.object({ token: cardTokenSchema, shared: sharedDeviceSchema }),
  response: currentUserSchema,
  who: ['anon'],
  mutates: true,
});
