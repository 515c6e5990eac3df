import { isLocale } from '@hopcode/translations/locales';
import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL names the collation for Norwegian after Bokmål. */
const COLLATIONS: ReadonlyMap<string, string> = new Map([['no', 'nb-x-icu']]);

/**
 * A text for `order by`, sorted as in a language: Swedish puts å after z, German next to a. An unknown language gets
 * Unicode's default order. The database itself would sort by bytes.
 */
export const inLanguage = (text: RawBuilder<unknown>, locale: string): RawBuilder<string> => {
  const collation = isLocale(locale) ? (COLLATIONS.get(locale) ?? `${locale}-x-icu`) : 'und-x-icu';
  return sql`${text} collate ${sql.id(collation)}`;
};
