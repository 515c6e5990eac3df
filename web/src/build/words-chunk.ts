const INDEXES = /virtual:word-indexes$/;
const WORDS = /(?:\/translations\/|virtual:words\/)([a-z]+)(?:\/([\w-]+)\.json)?$/;

/**
 * The name pattern of a script. For languages other than English, the files of words and their index have the language
 * in their name. So a name like `engine-1a2b3c4d.js` can only be a file of English words.
 */
export const chunkNames = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
  if (INDEXES.test(facadeModuleId ?? '')) return 'assets/word-indexes-[hash].js';
  const [, locale, name = 'index'] = WORDS.exec(facadeModuleId ?? '') ?? [];
  return locale === undefined || locale === 'en'
    ? 'assets/[name]-[hash].js'
    : `assets/words-${locale}-${name}-[hash].js`;
};
