import { def } from '../call.ts';
import { languageSchema } from './language.ts';

/**
 * The language that the account has chosen, else the one that the page asks for. For a visitor the one chosen on this
 * device, else the one the browser asks for. English where there is none.
 */
export const userGetLanguage = def({
  method: 'GET',
  path: '/api/user/get-language',
  summary: 'The language of the current user',
  response: languageSchema,
  who: ['anon'],
  mutates: false,
});
