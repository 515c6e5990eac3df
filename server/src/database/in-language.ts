import { isLocale } from '@hopcode/translations/locales';
import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL names the collation of Norwegian by its variety. */
const COLLATIONS: ReadonlyMap<string, string> = new Map([['no', 'nb-x-icu']]);

/**
 * A text for `order by`, in the order of a language: in Swedish å comes after z, in German beside a. An unknown language
 * has the order of Unicode for all languages. The database's own order is that of bytes.
 */
export const inLanguage = (text: RawBuilder<unknown>, locale: string): RawBuilder<string> => {
  const collation = isLocale(locale) ? (COLLATIONS.get(locale) ?? `${locale}-x-icu`) : 'und-x-icu';
  return sql`${text} collate ${sql.id(collation)}`;
};
