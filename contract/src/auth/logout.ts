import { def, nothing } from '../call.ts';

/** Ends the session. Without a session, the call does nothing. */
export const authLogout = def({
  method: 'GET',
  path: '/api/auth/logout',
  summary: 'Log out',
  response: nothing,
  who: ['anon'],
  mutates: true,
});
