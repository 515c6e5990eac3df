import { z } from 'zod';
import { loginPicturesSchema } from '../auth/login-pictures.ts';
import { def } from '../call.ts';

/** Most cards of one call. */
const CARDS_LIMIT = 500;

/** New cards end the printed ones: of many at once that is a morning without logins. */
const manySchema = z.looseObject({ student_ids: z.array(z.string()).min(2) });

/** A card to be printed. Its secrets are told this once: only hashes of them are kept. */
const loginCardSchema = z
  .object({
    student_id: z.uuid(),
    username: z.string(),
    full_name: z.string().nullable(),
    /** For `POST /api/auth/login-card`. */
    card_token: z.string(),
    /** For `POST /api/auth/login-org`, in this order. */
    pictures: loginPicturesSchema,
    /** Path of the page that the QR code opens; the token is behind its `#card=`, which browsers send to no server. */
    login_url: z.string(),
  })
  .meta({ id: 'LoginCard' });
export type LoginCard = z.infer<typeof loginCardSchema>;

/**
 * Makes new cards, in the order of the ids; all or, when one is not a student of the organization, none. The cards
 * that these students had before are worthless from now on, and sessions of a student that had one end: without `replace`,
 * a list with such students is a 409 (`cards_exist`), whose `count` is how many of them have a card. This also lets the
 * students log in with their three pictures; a new password from staff takes both away again.
 */
export const organizationLoginCards = def({
  method: 'POST',
  path: '/api/organization/login-cards',
  summary: 'Make login cards for students',
  body: z.object({
    student_ids: z.array(z.uuid()).min(1).max(CARDS_LIMIT),
    /** Whether cards that exist are replaced. */
    replace: z.boolean().optional(),
  }),
  response: z.object({ cards: z.array(loginCardSchema) }),
  who: ['staff'],
  mutates: true,
  fresh: (body) => manySchema.safeParse(body).success,
});
