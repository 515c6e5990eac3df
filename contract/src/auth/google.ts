import { z } from 'zod';
import { def, nothing } from '../call.ts';

const parts = { response: nothing, who: ['anon'], redirects: true } as const;

/**
 * Redirects the browser to Google. `redirect` is the page to show after the login, under the rule of platform.md
 * section 2. If Google is not set up, and on every failure, it redirects to `/{lng}/login?google=failed`.
 */
export const authGoogleAuthorize = def({
  ...parts,
  method: 'GET',
  path: '/api/auth/google/authorize',
  summary: 'Log in with Google',
  query: z.object({
    redirect: z.string().max(2000).optional(),
    locale: z.string().max(10).optional(),
    /** Whether other people use this device. */
    shared: z.literal('1').optional(),
  }),
  mutates: false,
});

/** Google redirects the browser here. This works once, and only in the browser that started the login. */
export const authGoogleCallback = def({
  ...parts,
  method: 'GET',
  path: '/api/auth/google_callback',
  summary: 'Return from Google',
  query: z.looseObject({ state: z.string().max(500).optional() }),
  mutates: true,
  fromElsewhere: true,
});
