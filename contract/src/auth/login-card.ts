import { z } from 'zod';
import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';
import { sharedDeviceSchema } from './shared-device.ts';

/** What a login card carries in its QR code. */
const cardTokenSchema = z.string().trim().min(1).max(100);

/** A student shows its card. A card that is unknown or replaced is a 401 (`wrong_login`). */
export const authLoginCard = def({
  method: 'POST',
  path: '/api/auth/login-card',
  summary: 'Log in with a card',
  body: z.object({ token: cardTokenSchema, shared: sharedDeviceSchema }),
  response: currentUserSchema,
  who: ['anon'],
  mutates: true,
});
