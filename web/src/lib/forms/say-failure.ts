import type { Words } from '../i18n/use-words.ts';
import type { FailureCode } from './refusal.ts';

/**
 * Says why a request failed. Needs the words of `account`, except if the network or the login is missing. Every page
 * has the words for these two.
 */
export const sayFailure = (failure: FailureCode, t: Words): string => {
  if (failure === 'unreachable') return t('account.failure.unreachable');
  return failure === 'logged_out' ? t('account.failure.logged_out') : t(`account:failure.${failure}`);
};
