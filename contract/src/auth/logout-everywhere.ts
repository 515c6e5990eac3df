import { def, nothing } from '../call.ts';

/** Ends every session of the account, including this one. */
export const authLogoutEverywhere = def({
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  summary: 'Log out on every device',
  response: nothing,
  who: ['user'],
  mutates: true,
});
