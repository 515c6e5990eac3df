import { z } from 'zod';

/** Somebody as the other site knows it. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | undefined;
};

/** What the browser keeps between leaving and coming back. */
export const checksSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type Checks = z.infer<typeof checksSchema>;

/** Logging in by an account at another site (OpenID Connect). */
export type SignIn = {
  /** Where to lead the browser, and what it has to bring back. `callback` is our address to come back to. */
  readonly begin: (callback: string) => Promise<{ readonly address: string; readonly checks: Checks }>;
  /** Who has come back to `address`; undefined when anything about it is wrong. */
  readonly finish: (address: string, checks: Checks) => Promise<Identity | undefined>;
};
