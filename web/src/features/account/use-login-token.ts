import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

const stateSchema = z.object({ loginToken: z.string() });

const tokenOf = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? undefined;

/**
 * The token of a login that waits for its code. A login page hands it over in the state of the history, Google's way back
 * behind `#token=`, from where it is moved into that state at once: no one is to read it in the address.
 */
export const useLoginToken = (): string | undefined => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const found = tokenOf(hash);
  useEffect(() => {
    if (found !== undefined)
      void navigate({ pathname, search }, { replace: true, state: { loginToken: found } });
  }, [found, pathname, search, navigate]);
  return found ?? stateSchema.safeParse(state).data?.loginToken;
};
