import { z } from 'zod';
import { secondFactorCodeSchema } from '../auth/second-factor.ts';
import { def, nothing } from '../call.ts';

const parts = { who: ['parent', 'staff'] } as const;
const passwordSchema = z.string().min(1).max(200);
/** Recovery codes, shown only once. Each of them replaces the code of the app in one login. */
const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
const proof = z.object({ password: passwordSchema, code: secondFactorCodeSchema });

/** Whether the account has a second factor, and when it was turned on. */
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
 * Creates a secret for an authenticator app. The secret is inactive until a code confirms it, within an hour. An
 * account that has a second factor is refused with 403 (`second_factor_on`). An account without a confirmed address is
 * refused with 403 too (`email_not_confirmed`): otherwise a stranger could sign up with an address and lock its owner
 * out.
 */
export const profileSecondFactorBegin = def({
  ...parts,
  method: 'POST',
  path: '/api/profile/second-factor/begin',
  summary: 'Start to set up a second factor',
  body: z.object({ password: passwordSchema }),
  /** The secret in Base32, and the URI that an authenticator app reads as a QR code. */
  response: z.object({ secret: z.string(), uri: z.string() }),
  mutates: true,
});

/**
 * Turns the second factor on. A wrong code is refused with 422 (`wrong_code`). Without an earlier
 * `profileSecondFactorBegin` the answer is a 403.
 */
export const profileSecondFactorConfirm = def({
  ...parts,
  method: 'POST',
  path: '/api/profile/second-factor/confirm',
  summary: 'Confirm the second factor with a code',
  body: z.object({ code: secondFactorCodeSchema }),
  response: recoveryCodesSchema,
  mutates: true,
});

/**
 * Creates new recovery codes and invalidates the old ones. Without a second factor the answer is a 403
 * (`second_factor_off`).
 */
export const profileSecondFactorRecoveryCodes = def({
  ...parts,
  method: 'POST',
  path: '/api/profile/second-factor/recovery-codes',
  summary: 'Create new recovery codes',
  body: proof,
  response: recoveryCodesSchema,
  mutates: true,
});

/** Turns the second factor off. Without a second factor, the answer is a 403 (`second_factor_off`). */
export const profileSecondFactorOff = def({
  ...parts,
  method: 'POST',
  path: '/api/profile/second-factor/off',
  summary: 'Turn the second factor off',
  body: proof,
  response: nothing,
  mutates: true,
});
