import type { Call } from '../call.ts';
import { userChangeLanguage } from './change-language.ts';
import { userEmails } from './emails.ts';
import { userGetLanguage } from './get-language.ts';
import { userOpen } from './open.ts';
import { userQueueEmails, userQueueUserEmailsForAll, userSendEmails } from './queue-emails.ts';
import { userResetSecondFactor } from './reset-second-factor.ts';
import { userSearchEmails, userSearchOrganizations, userSearchStudentUsernames } from './search.ts';
import { userUnsubscribe, userUnsubscribeInOneClick } from './unsubscribe.ts';

/** The calls about users, languages and emails, by name. */
export const userRoutes: Readonly<Record<string, Call>> = {
  userChangeLanguage,
  userEmails,
  userGetLanguage,
  userOpen,
  userQueueEmails,
  userQueueUserEmailsForAll,
  userResetSecondFactor,
  userSearchEmails,
  userSearchOrganizations,
  userSearchStudentUsernames,
  userSendEmails,
  userUnsubscribe,
  userUnsubscribeInOneClick,
};
