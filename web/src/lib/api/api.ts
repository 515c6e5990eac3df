import { createClient } from '@hopcode/contract/client';
import { wordStore } from '../i18n/i18n.ts';
import { askForPassword } from './password-question.ts';

/** The calls of the server, in the language of the page. A call that needs the password again first asks for it. */
export const api = createClient({
  base: '',
  locale: wordStore.language,
  repeats: async ({ detail }) =>
    (detail === 'confirm_password' || detail === 'confirm_act') &&
    (await askForPassword(detail === 'confirm_act')),
});
