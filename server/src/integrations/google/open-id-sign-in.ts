import * as openid from 'openid-client';
import { z } from 'zod';
import type { SignIn } from './sign-in.ts';

export type SignInOptions = {
  /** The address of the provider: `https://accounts.google.com`, or a fake provider on this machine. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Called with the reason if a person who returns from the provider is refused. */
  readonly onRefused: (error: Error) => void;
};

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().optional(),
});

/**
 * A login with OpenID Connect that uses an authorization code, PKCE, a state and a nonce. The provider's configuration
 * is loaded at the first login and not when the server starts.
 */
export function openIdSignIn(options: SignInOptions): SignIn {
  let found: Promise<openid.Configuration> | undefined;
  const configuration = (): Promise<openid.Configuration> => {
    found ??= discover(options);
    // A failure is not cached, because the provider may be available the next time.
    found.catch(() => {
      found = undefined;
    });
    return found;
  };
  return {
    begin: async (callback) => {
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, checks };
    },
    finish: async (address, checks) => {
      try {
        const tokens = await openid.authorizationCodeGrant(await configuration(), new URL(address), {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.verifier,
          idTokenExpected: true,
        });
        const claims = claimsSchema.parse(tokens.claims());
        return { issuer: claims.iss, subject: claims.sub, email: claims.email, name: claims.name };
      } catch (error) {
        options.onRefused(error instanceof Error ? error : new Error(String(error)));
        return undefined;
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: SignInOptions): Promise<openid.Configuration> {
  const address = new URL(issuer);
  const isOnThisMachine =
    address.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(address.hostname);
  return await openid.discovery(
    address,
    clientId,
    clientSecret,
    undefined,
    isOnThisMachine ? { execute: [openid.allowInsecureRequests] } : {},
  );
}
