import { createClient } from '@hopcode/contract/client';
import i18next from 'i18next';
import { askForPassword } from './password-question.ts';

/** The calls of the server, in the language of the page. One that needs the password again asks for it first. */
export const api = createClient({
  base: '',
  locale: () => i18next.language,
  repeats: async (refusal) => refusal.detail === 'confirm_password' && (await askForPassword()),
});
