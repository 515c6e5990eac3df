import { useCallback } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { summaryOf } from './check-keyboard.ts';
import type { KeyboardNotice } from './keyboard-guard.ts';

/** Returns a function that translates a notice into the page's language. */
export const useNoticeWords = (): ((notice: KeyboardNotice) => string) => {
  const t = useWords();
  const language = useLanguage();
  return useCallback(
    (notice) => {
      if (notice.kind === 'offer')
        return t('play.keyboard.offer', { layout: t(`play.keyboard.layouts.${notice.finding.layout}`) });
      const { kind, lines } = summaryOf(notice.finding.repairs);
      const list = new Intl.ListFormat(language, { type: 'conjunction' });
      const shown = list.format(lines.map((line) => formatNumber(language, line)));
      return t(`play.keyboard.replaced.${kind}`, { lines: shown, count: lines.length });
    },
    [t, language],
  );
};
