import { z } from 'zod';
import { secondFactorCodeSchema } from '../auth/second-factor.ts';
import { def, nothing } from '../call.ts';

const parts = { who: ['parent', 'staff'] } as const;
const passwordSchema = z.string().min(1).max(200);
/** Shown once; each logs in once in place of a code. */
const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
const proof = z.object({ password: passwordSchema, code: secondFactorCodeSchema });

/** Whether the account has a second factor, and since when. */
export const profileSecondFactor = def({
  ...parts,
  method: 'GET',
  path: '/api/profile/second-factor',
  summary: 'The second factor of the account',
  response: z.object({
    since: z.iso.datetime().nullable(),
    recovery_codes_left: z.int(),
  }),
  mutates: false,
});

/**
 * Makes a secret for an authenticator app; it counts for nothing until a code has confirmed it, within an hour. An
 * account that has a second factor is a 403 (`second_factor_on`), one without a confirmed address too
 * (`email_not_confirmed`): otherwise a stranger could sign up with an address and keep its owner out.
 */
export const profileSecondFactorBegin = def({
  ...parts,
  method: 'POST',
  path: '/api/profile/second-factor/begin',
  summary: 'Begin to set up a second factor',
  body: z.object({ password: passwordSchema }),
  /** The secret in Base32, and the address that an authenticator app reads as a QR code. */
  response: z.object({ secret: z.string(), uri: z.string() }),
  mutates: true,
});

/** Turns the second factor on. A wrong code is a 422 (`wrong_code`); without a beginning it is a 403. */
export const profileSecondFactorConfirm = def({
  ...parts,
  method: 'POST',
  path: '/api/profile/second-factor/confirm',
  summary: 'Confirm the second factor with a code',
  body: z.object({ code: secondFactorCodeSchema }),
  response: recoveryCodesSchema,
  mutates: true,
});

/** New recovery codes; the old ones end. Without a second factor it is a 403 (`second_factor_off`). */
export const profileSecondFactorRecoveryCodes = def({
  ...parts,
  method: 'POST',
  path: '/api/profile/second-factor/recovery-codes',
  summary: 'Make new recovery codes',
  body: proof,
  response: recoveryCodesSchema,
  mutates: true,
});

/** Turns the second factor off. Without one it is a 403 (`second_factor_off`). */
export const profileSecondFactorOff = def({
  ...parts,
  method: 'POST',
  path: '/api/profile/second-factor/off',
  summary: 'Turn the second factor off',
  body: proof,
  response: nothing,
  mutates: true,
});
