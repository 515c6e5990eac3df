import { z } from 'zod';

/** An account at the other site. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | undefined;
};

/** Values that the browser stores while the person is at the other site. */
export const checksSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type Checks = z.infer<typeof checksSchema>;

/** A login with an account at another site (OpenID Connect). */
export type SignIn = {
  /**
   * Returns the address to redirect the browser to, and the values to check when the person returns. `callback` is the
   * address on our site to which the person returns.
   */
  readonly begin: (callback: string) => Promise<{ readonly address: string; readonly checks: Checks }>;
  /**
   * Called when a person has returned to `address`. Returns the person's account at the other site; undefined if
   * anything is invalid.
   */
  readonly finish: (address: string, checks: Checks) => Promise<Identity | undefined>;
};
