import { def } from '../call.ts';
import { languageSchema } from './language.ts';

/** The language chosen before, else the one the browser asks for, else English. */
export const userGetLanguage = def({
  method: 'GET',
  path: '/api/user/get-language',
  summary: 'The language of the current user',
  response: languageSchema,
  who: ['anon'],
  mutates: false,
});
