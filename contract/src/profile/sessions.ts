import { z } from 'zod';
import { def, nothing } from '../call.ts';

/** One session of an account. Only the names of the browser and the system are stored, never the IP address. */
export const ownSessionSchema = z
  .object({
    id: z.uuid(),
    /** Name of the browser; null when it is unknown. */
    browser: z.string().nullable(),
    /** Name of the operating system or device; null when it is unknown. */
    system: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** The last use of the session, rounded to the hour. */
    last_seen_at: z.iso.datetime(),
    /** Whether the login said that other people use this device. */
    shared: z.boolean(),
    /** Whether an operator acts as the account in this session. */
    impersonated: z.boolean(),
    /** Whether this is the session of the call. */
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The sessions of the account: the one of this call first, then last used first; at most 100. */
export const profileSessions = def({
  method: 'GET',
  path: '/api/profile/sessions',
  summary: 'The sessions of one’s own account',
  response: z.array(ownSessionSchema),
  who: ['parent', 'staff'],
  mutates: false,
});

/**
 * Ends a session of the account. A session that has already ended, or is another account's, is not an error.
 */
export const profileSessionEnd = def({
  method: 'DELETE',
  path: '/api/profile/sessions/{session_id}',
  summary: 'Log out one other device',
  params: z.object({ session_id: z.uuid() }),
  response: nothing,
  who: ['parent', 'staff'],
  mutates: true,
});

export const profileSessionsEndOthers = def({
  method: 'POST',
  path: '/api/profile/sessions/end-others',
  summary: 'Log out every other device',
  response: nothing,
  who: ['parent', 'staff'],
  mutates: true,
});
