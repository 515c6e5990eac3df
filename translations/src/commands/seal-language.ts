import { readAllowed } from '../checks/allowed.ts';
import { checkLanguage, type LanguageFinding } from '../checks/check-language.ts';
import { readSeals, sealFile, sealStates, writeSeals } from '../seals/seals.ts';
import { readEnglish, readLanguage, WORDS_ROOT } from '../texts/word-files.ts';

type Sealed = {
  /** False if a file of the language cannot be read: then no seal was changed. */
  readonly isSealed: boolean;
  /** Number of texts that are still stale after the sealing. */
  readonly stale: number;
  /** The findings of the checks in the files. Texts with a finding are not sealed. */
  readonly refused: readonly LanguageFinding[];
};

/**
 * Seals the translations of a language that are new or have changed. With `all`, also seals those whose English text
 * has changed. Texts that the checks refuse are not sealed. If a file cannot be read, nothing is sealed.
 */
export const sealLanguage = (locale: string, all: boolean, root: string = WORDS_ROOT): Sealed => {
  const old = readSeals(root, locale);
  const english = readEnglish(root);
  const own = readLanguage(root, locale);
  const findings = checkLanguage(locale, english, own, readAllowed(root, locale));
  const refused = findings.filter(({ file }) => file !== '');
  let stale = 0;
  const sealed = [...own].flatMap(([file, read]) => {
    const from = english.get(file);
    if (!from || 'problem' in read) return [];
    const keys = new Set(refused.flatMap((finding) => (finding.file === file ? [finding.key] : [])));
    const sealedFile = sealFile(file, from, read.texts, old, { all, refused: keys });
    const states = sealStates(file, from, read.texts, sealedFile);
    for (const state of states.values()) if (state === 'stale') stale += 1;
    return [...sealedFile];
  });
  const isSealed = [...own.values()].every((read) => 'texts' in read);
  if (isSealed) writeSeals(root, locale, new Map(sealed));
  return { isSealed, stale, refused };
};
