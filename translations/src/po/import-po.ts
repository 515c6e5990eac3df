import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { po } from 'gettext-parser';
import { jsonOfTexts } from '../texts/json-texts.ts';
import { markdownOfTexts } from '../texts/markdown-texts.ts';
import { wantedTexts } from '../texts/wanted-texts.ts';
import { readEnglish, readLanguage, WORDS_ROOT } from '../texts/word-files.ts';
import { contextOf } from './export-po.ts';

export type Imported = {
  /** Number of texts that are new or have changed. */
  readonly changed: number;
  /** Translations that were left out, with the reason. */
  readonly skipped: readonly string[];
};

type Translation = { readonly source: string; readonly own: string; readonly isFuzzy: boolean };

const readEntries = (locale: string, content: string): ReadonlyMap<string, Translation> => {
  const { headers, translations } = po.parse(content);
  const language = Object.entries(headers).find(([name]) => name.toLowerCase() === 'language')?.[1];
  if (language !== locale) throw new RangeError(`This file is for the language "${language ?? ''}".`);
  return new Map(
    Object.values(translations)
      .flatMap((context) => Object.values(context))
      .flatMap(({ msgctxt, msgid, msgstr, comments }) =>
        msgctxt === undefined
          ? []
          : [
              [
                msgctxt,
                { source: msgid, own: msgstr[0] ?? '', isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? '') },
              ] as const,
            ],
      ),
  );
};

/**
 * Writes the translations of a PO file, as `exportPo` writes it, into the files of a language. Texts without a
 * translation do not change. Throws a RangeError if the file is for another language, and an Error if it is not PO.
 */
export const importPo = (locale: string, content: string, root: string = WORDS_ROOT): Imported => {
  const entries = new Map(readEntries(locale, content));
  const language = readLanguage(root, locale);
  const skipped: string[] = [];
  let changed = 0;
  for (const [file, english] of readEnglish(root)) {
    const read = language.get(file);
    const texts = new Map(read && 'texts' in read ? read.texts : []);
    const before = changed;
    const wanted = wantedTexts(locale, file, english);
    for (const [key, source] of wanted) {
      const context = contextOf(file, key);
      const entry = entries.get(context);
      entries.delete(context);
      if (!entry || entry.own.trim() === '' || entry.isFuzzy || texts.get(key) === entry.own) continue;
      if (entry.source !== source) skipped.push(`${context}: English has changed since the export`);
      else {
        texts.set(key, entry.own);
        changed += 1;
      }
    }
    if (changed === before) continue;
    const ordered = new Map(
      [...wanted.keys()].flatMap((key): [string, string][] => {
        const text = texts.get(key);
        return text === undefined ? [] : [[key, text]];
      }),
    );
    const path = join(root, locale, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.endsWith('.md') ? markdownOfTexts(ordered) : jsonOfTexts(ordered));
  }
  for (const [context, { own }] of entries)
    if (own !== '') skipped.push(`${context}: is no text of this language`);
  return { changed, skipped };
};
