import { isLocale } from '@hopcode/translations/locales';
import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL names the collation for Norwegian after Bokmål (`nb`). */
const COLLATIONS: ReadonlyMap<string, string> = new Map([['no', 'nb-x-icu']]);

/**
 * An expression for `order by` that sorts texts as people expect in a language: Swedish puts å after z, German puts it
 * next to a. For an unknown language, it uses Unicode's default order. Without it, the database would sort by bytes.
 */
export const inLanguage = (text: RawBuilder<unknown>, locale: string): RawBuilder<string> => {
  const collation = isLocale(locale) ? (COLLATIONS.get(locale) ?? `${locale}-x-icu`) : 'und-x-icu';
  return sql`${text} collate ${sql.id(collation)}`;
};
