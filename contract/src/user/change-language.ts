import { z } from 'zod';
import { def } from '../call.ts';
import { languageSchema } from './language.ts';

/** `language` is the English name of a language (`Spanish`) or its code (`es`). */
export const userChangeLanguage = def({
  method: 'POST',
  path: '/api/user/change-language',
  summary: 'Choose the language of the current user',
  query: z.object({ language: z.string().min(2).max(40) }),
  response: languageSchema,
  who: ['anon'],
  mutates: true,
});
