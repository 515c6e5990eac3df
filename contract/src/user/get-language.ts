import { def } from '../call.ts';
import { languageSchema } from './language.ts';

/**
 * The language that the account has chosen, otherwise the page's language. For a visitor: the language chosen on this
 * device, otherwise the browser's. English if there is none.
 */
export const userGetLanguage = def({
  method: 'GET',
  path: '/api/user/get-language',
  summary: 'The language of the current user',
  response: languageSchema,
  who: ['anon'],
  mutates: false,
});
