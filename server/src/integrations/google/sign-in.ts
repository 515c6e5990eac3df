import { z } from 'zod';

/** An account of the other site. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | undefined;
};

/** The browser's state between leaving and returning. */
export const checksSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type Checks = z.infer<typeof checksSchema>;

/** Login with an account at another site (OpenID Connect). */
export type SignIn = {
  /** The address to redirect the browser to, and the values that it must return. `callback` is our return address. */
  readonly begin: (callback: string) => Promise<{ readonly address: string; readonly checks: Checks }>;
  /** The account of the person who returned to `address`; undefined when anything is invalid. */
  readonly finish: (address: string, checks: Checks) => Promise<Identity | undefined>;
};
