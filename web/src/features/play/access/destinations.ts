import { paths } from '../../../lib/paths.ts';
import type { Destination } from './policies.ts';

/**
 * The address of a destination. `outside` is true for an address outside the app. `back` is the query that leads back
 * to this page.
 */
export const addressOf = (
  destination: Destination,
  locale: string,
  back = '',
): { readonly path: string; readonly outside: boolean } => {
  switch (destination) {
    case 'signup':
      return { path: paths.signup(locale, back), outside: false };
    case 'login':
      return { path: paths.login(locale, back), outside: false };
    case 'students':
      return { path: paths.students(locale), outside: false };
    case 'contact':
      return { path: paths.contact(locale), outside: false };
    case 'purchase':
      return { path: paths.purchase(locale), outside: false };
    case 'schools':
      return { path: `/${locale}/schools`, outside: false };
    case 'google':
      return { path: `/api/auth/google/authorize?locale=${locale}${back.replace('?', '&')}`, outside: true };
  }
};
