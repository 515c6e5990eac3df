import { z } from 'zod';
import { def } from '../call.ts';
import { SELLING_MODES } from '../payment/selling-mode.ts';

/**
 * Which optional parts this site has, as its server is configured. The answer is the same for everyone, so it may be
 * cached for five minutes. `google`: login with Google. `mail`: emails are sent; without a mail server only the
 * operator can read them. `retention_months`: months without a login after which accounts of students are deleted;
 * null: never. `selling`: how courses are sold; with `off`, every level is open and no page mentions money.
 * `paddle_client_token`: what Paddle's script on the checkout page needs; null without Paddle. It is not a secret.
 */
export const siteGet = def({
  method: 'GET',
  path: '/api/site',
  summary: 'The optional parts of this site',
  response: z.object({
    google: z.boolean(),
    mail: z.boolean(),
    retention_months: z.int().positive().nullable(),
    selling: z.enum(SELLING_MODES),
    paddle_client_token: z.string().nullable(),
  }),
  who: ['anon'],
  mutates: false,
});
