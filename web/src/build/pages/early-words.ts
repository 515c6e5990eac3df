import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { FARM_NAMESPACES, NAMESPACES } from '../../lib/i18n/namespaces.ts';

const INDEXES = /^word-indexes-[\w-]{8}\.js$/;
/** The script that right-to-left text needs before it is shown. */
const ISOLATION = /^text-direction-[\w-]{8}\.js$/;
const LEVEL = [...NAMESPACES, ...FARM_NAMESPACES, 'play'] as const;

/**
 * From the names of the build's `assets`, the addresses of the scripts with words that a page in `locale` needs
 * immediately. The page loads these scripts in parallel with the application. The application would find them one after
 * the other: the list of languages, then the list of the language's files, then the files. The list is empty for a
 * language without words, and for English, whose words are in the HTML of every page.
 */
export const earlyWords = (assets: readonly string[], locale: string, isLevel: boolean): string[] => {
  if (locale === DEFAULT_LOCALE) return [];
  const names = ['index', ...(isLevel ? LEVEL : NAMESPACES)].join('|');
  const own = new RegExp(`^words-${locale}-(?:${names})-[\\w-]{8}\\.js$`);
  const words = assets.filter((name) => own.test(name));
  if (words.length === 0) return [];
  const isRightToLeft = localeOf(locale)?.dir === 'rtl';
  const others = assets.filter((name) => INDEXES.test(name) || (isRightToLeft && ISOLATION.test(name)));
  return [...others, ...words].map((name) => `/assets/${name}`);
};
