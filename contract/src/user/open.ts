import { z } from 'zod';
import { def, nothing } from '../call.ts';

/**
 * A link in a news email. Redirects to `redirect_url`, a path of this site; any other address redirects home.
 * The server records the click for adults who teach, and for no other account.
 */
export const userOpen = def({
  method: 'GET',
  path: '/api/user/open/{email_id}',
  summary: 'Follow a link in an email',
  params: z.object({ email_id: z.uuid() }),
  query: z.object({ redirect_url: z.string().max(2000).optional() }),
  response: nothing,
  who: ['anon'],
  mutates: true,
  fromElsewhere: true,
  redirects: true,
});
