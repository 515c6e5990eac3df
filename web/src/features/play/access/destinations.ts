import { paths } from '../../../lib/paths.ts';
import type { Destination } from './policies.ts';

/** Address of a destination; `outside` ones are not pages of the app. */
export const addressOf = (
  destination: Destination,
  locale: string,
): { readonly path: string; readonly outside: boolean } => {
  switch (destination) {
    case 'signup':
      return { path: paths.signup(locale), outside: false };
    case 'login':
      return { path: paths.login(locale), outside: false };
    case 'students':
      return { path: paths.students(locale), outside: false };
    case 'purchase':
      return { path: `/${locale}/purchase`, outside: false };
    case 'schools':
      return { path: `/${locale}/schools`, outside: false };
    case 'google':
      return { path: `/api/auth/google/authorize?locale=${locale}`, outside: true };
  }
};
