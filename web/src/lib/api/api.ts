import { createClient } from '@hopcode/contract/client';
import i18next from 'i18next';
import { askForPassword } from './password-question.ts';

/** The calls of the server, in the language of the page. A call that needs the password again first asks for it. */
export const api = createClient({
  base: '',
  locale: () => i18next.language,
  repeats: async ({ detail }) =>
    (detail === 'confirm_password' || detail === 'confirm_act') &&
    (await askForPassword(detail === 'confirm_act')),
});
