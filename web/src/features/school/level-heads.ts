import { useMemo } from 'react';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { chapterSpans, type GridLevel } from './grid-rows.ts';

/** The heading of a column: the name of the level, and its number in the chapter. An extra has a sign too. */
type LevelHead = { readonly slug: string; readonly name: string; readonly number: string };

/** The sign of an extra, next to its number. */
const EXTRA_SIGN = '◆';

/** The headings of the columns of a grid, in order. */
export const useLevelHeads = (levels: readonly GridLevel[]): readonly LevelHead[] => {
  const t = useWords('school');
  const language = useLanguage();
  return useMemo(
    () =>
      chapterSpans(levels).flatMap(({ first, count }) => {
        const own = levels.slice(first, first + count);
        const required = own.filter(({ extra }) => !extra).length;
        return own.map(({ slug, name, extra }, index) => {
          const number = formatNumber(language, index + 1 - (extra ? required : 0));
          if (!extra) return { slug, name, number };
          return { slug, name: t('play.extraTitle', { number, name }), number: `${EXTRA_SIGN}${number}` };
        });
      }),
    [t, language, levels],
  );
};
