import type { Words } from '../i18n/use-words.ts';
import type { FailureCode } from './refusal.ts';

/**
 * Says why a request failed. Needs the words of `account`, unless the server cannot be reached or the user is logged
 * out. Every page has the words for these two failures.
 */
export const sayFailure = (failure: FailureCode, t: Words): string => {
  if (failure === 'unreachable') return t('account.failure.unreachable');
  return failure === 'logged_out' ? t('account.failure.logged_out') : t(`account:failure.${failure}`);
};
