import { createClient } from '@hopcode/contract/client';
import i18next from 'i18next';
import { askForPassword } from './password-question.ts';

/**
 * Sends requests to the server, in the language of the page. If a request needs the password again, asks the user for
 * it first.
 */
export const api = createClient({
  base: '',
  locale: () => i18next.language,
  repeats: async ({ detail }) =>
    (detail === 'confirm_password' || detail === 'confirm_act') &&
    (await askForPassword(detail === 'confirm_act')),
});
