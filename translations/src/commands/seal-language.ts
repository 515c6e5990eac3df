import { readSeals, sealFile, sealStates, writeSeals } from '../seals/seals.ts';
import { readEnglish, readLanguage, WORDS_ROOT } from '../texts/word-files.ts';

/**
 * Seals the translations of a language that are new or have changed; with `all` also those whose English changed.
 * Returns how many texts are stale afterwards.
 */
export const sealLanguage = (locale: string, all: boolean, root: string = WORDS_ROOT): number => {
  const old = readSeals(root, locale);
  const own = readLanguage(root, locale);
  let stale = 0;
  const seals = new Map(
    [...readEnglish(root)].flatMap(([file, english]) => {
      const read = own.get(file);
      if (!read || 'problem' in read) return [];
      const sealed = sealFile(file, english, read.texts, old, all);
      const states = sealStates(file, english, read.texts, sealed);
      for (const state of states.values()) if (state === 'stale') stale += 1;
      return [...sealed];
    }),
  );
  writeSeals(root, locale, seals);
  return stale;
};
