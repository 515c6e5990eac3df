import { createClient } from '@hopcode/contract/client';
import i18next from 'i18next';

/** The calls of the server, in the language of the page. */
export const api = createClient({ base: '', locale: () => i18next.language });
