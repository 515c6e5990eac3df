import { z } from 'zod';
import { loginPicturesSchema } from '../auth/login-pictures.ts';
import { def } from '../call.ts';

/** Maximum number of cards in one call. */
const CARDS_LIMIT = 500;

/**
 * A request for several students. It needs the password, because new cards invalidate the printed ones: a mistake could
 * lock a whole class out.
 */
const manySchema = z.looseObject({ student_ids: z.array(z.string()).min(2) });

/** A card to print. The card's secrets are returned only this once, because the server stores only hashes. */
const loginCardSchema = z
  .object({
    student_id: z.uuid(),
    username: z.string(),
    full_name: z.string().nullable(),
    /** The token for `POST /api/auth/login-card`. */
    card_token: z.string(),
    /** The pictures for `POST /api/auth/login-org`, in this order. */
    pictures: loginPicturesSchema,
    /**
     * Path of the page that the QR code opens. The token is in the fragment, `#card=`, which browsers do not
     * send to a server.
     */
    login_url: z.string(),
  })
  .meta({ id: 'LoginCard' });
export type LoginCard = z.infer<typeof loginCardSchema>;

/**
 * Creates new cards, in the order of the ids. Creates no cards if one of the ids does not belong to a student of the
 * school. The students' earlier cards become invalid and the sessions of students with such a card end. Without
 * `replace`, a request for students who already have cards is refused with 409 (`cards_exist`), and `count` is the
 * number of these students. The call also lets the students log in with their three pictures; a new password set by
 * staff invalidates both.
 */
export const organizationLoginCards = def({
  method: 'POST',
  path: '/api/organization/login-cards',
  summary: 'Create login cards for students',
  body: z.object({
    student_ids: z.array(z.uuid()).min(1).max(CARDS_LIMIT),
    /** Whether to replace existing cards. */
    replace: z.boolean().optional(),
  }),
  response: z.object({ cards: z.array(loginCardSchema) }),
  who: ['staff'],
  mutates: true,
  fresh: (body) => manySchema.safeParse(body).success,
});
