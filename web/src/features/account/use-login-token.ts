import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

const stateSchema = z.object({ loginToken: z.string() });

const tokenOf = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? undefined;

/**
 * The token of a login that still needs the code of the second factor. A login page passes it in the history state.
 * Google's redirect passes it after `#token=`. This hook immediately moves it into the history state, so that it does
 * not stay visible in the address.
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
