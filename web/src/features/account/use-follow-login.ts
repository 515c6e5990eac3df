import type { LoginAnswer } from '@hopcode/contract/auth/second-factor';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEnterByLogin } from '../../lib/account/enter-as.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { paths } from '../../lib/paths.ts';

/** Handles the answer to a login: the user is logged in, or the page asks for the code of the second factor. */
export const useFollowLogin = (): ((answer: LoginAnswer) => Promise<void>) => {
  const enterAs = useEnterByLogin();
  const navigate = useNavigate();
  const locale = useLocale();
  const { search } = useLocation();
  return useCallback(
    async (answer) => {
      if (!('second_factor' in answer)) return await enterAs(answer);
      await navigate(paths.loginCode(locale, search), { state: { loginToken: answer.second_factor.token } });
    },
    [enterAs, navigate, locale, search],
  );
};
