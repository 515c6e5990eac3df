import { z } from 'zod';
import { def, nothing } from '../call.ts';

/** One session of an account. Of the device only names are stored, never its address. */
export const ownSessionSchema = z
  .object({
    id: z.uuid(),
    /** Name of the browser; null when it is unknown. */
    browser: z.string().nullable(),
    /** Name of the operating system or device; null when it is unknown. */
    system: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** To the hour. */
    last_seen_at: z.iso.datetime(),
    /** Whether the device was said to be a shared one. */
    shared: z.boolean(),
    /** Whether the operator acts as the account in it. */
    impersonated: z.boolean(),
    /** Whether it is the session that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The sessions of the account, the one that asks first, then the last used first; at most 100. */
export const profileSessions = def({
  method: 'GET',
  path: '/api/profile/sessions',
  summary: 'Where the account is logged in',
  response: z.array(ownSessionSchema),
  who: ['parent', 'staff'],
  mutates: false,
});

/** Ends a session of the account; one that has ended already, or is another account's, is no error. */
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
