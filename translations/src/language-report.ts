import { readAllowed } from './checks/allowed.ts';
import { checkLanguage, type LanguageFinding } from './checks/check-language.ts';
import { GUIDE, wrongLevelNames } from './checks/level-names.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import { type LanguageProgress, progressOf } from './progress.ts';
import { readSeals } from './seals/seals.ts';
import { readEnglish, readLanguage, WORDS_ROOT } from './texts/word-files.ts';

export type LanguageReport = LanguageProgress & {
  readonly locale: string;
  readonly findings: readonly LanguageFinding[];
};

/** Returns a function that reads the words of a language and returns how much is translated. */
export const languageProgress = (root: string = WORDS_ROOT): ((locale: string) => LanguageProgress) => {
  const english = readEnglish(root);
  return (locale) => {
    const progress = progressOf(locale, english, readLanguage(root, locale), readSeals(root, locale));
    // English has no stale or unsealed texts, because it is the source and not a translation.
    return locale === DEFAULT_LOCALE ? { ...progress, stale: [], unsealed: [] } : progress;
  };
};

/** Returns a function that reads the words of a language and reports its findings and its progress. */
export const languageReports = (root: string = WORDS_ROOT): ((locale: string) => LanguageReport) => {
  const english = readEnglish(root);
  const progress = languageProgress(root);
  return (locale) => ({
    locale,
    findings:
      locale === DEFAULT_LOCALE
        ? wrongLevelNames(english).map((fault) => ({ locale, file: GUIDE, ...fault }))
        : checkLanguage(locale, english, readLanguage(root, locale), readAllowed(root, locale)),
    ...progress(locale),
  });
};
