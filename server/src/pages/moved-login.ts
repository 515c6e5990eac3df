import type { Database } from '../database/database.ts';
import { currentSlug } from '../organization/old-slug-store.ts';

/**
 * The new address of a school's login page if a slug in the address has changed: `/en/login-org/new-name` for
 * `/en/login-org/old-name`. Undefined for any other address, and while the database is unavailable: in that case the
 * page itself asks again. After the redirect, browsers still have the part after `#`, which is the secret of a login
 * card.
 */
export async function movedLogin(db: Database, address: string, query: string): Promise<string | undefined> {
  const [, locale = '', page, slug, ...rest] = address.split('/');
  if (page !== 'login-org' || slug === undefined || rest.join('') !== '') return undefined;
  const asked = decodeURIComponent(slug).toLowerCase();
  const current = await currentSlug(db, asked).catch(() => asked);
  return current === asked ? undefined : `/${locale}/login-org/${current}${query}`;
}
