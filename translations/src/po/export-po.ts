import { po } from 'gettext-parser';
import { readSeals, sealStates } from '../seals/seals.ts';
import { formOf, wantedTexts } from '../texts/wanted-texts.ts';
import { readEnglish, readLanguage, WORDS_ROOT } from '../texts/word-files.ts';
import { notesFor } from './notes.ts';

/** The context of an entry, which names its text: `ui.json play.run.run`. */
export const contextOf = (file: string, key: string): string => `${file} ${key}`;

/**
 * All texts of a language as a PO file for translation programs. Each text is a separate entry, and so is each plural
 * form. The comments of an entry contain the notes for its text and the file of the text. An entry is fuzzy if the
 * English text has changed since the translation.
 */
export const exportPo = (locale: string, root: string = WORDS_ROOT): Uint8Array => {
  const own = readLanguage(root, locale);
  const seals = readSeals(root, locale);
  const entries = [...readEnglish(root)].flatMap(([file, english]) => {
    const read = own.get(file);
    const texts = read && 'texts' in read ? read.texts : new Map<string, string>();
    const states = sealStates(file, english, texts, seals);
    const notes = notesFor(root, file);
    const wanted = wantedTexts(locale, file, english);
    return [...wanted].map(([key, source]) => {
      const form = formOf(key, wanted);
      const extracted = [...(form === undefined ? [] : [`Plural form: ${form}`]), notes(source)].join('\n');
      return {
        msgctxt: contextOf(file, key),
        msgid: source,
        msgstr: [texts.get(key) ?? ''],
        comments: {
          extracted,
          reference: `translations/en/${file}`,
          ...(states.get(key) === 'stale' ? { flag: 'fuzzy' } : {}),
        },
      };
    });
  });
  return po.compile(
    {
      charset: 'utf-8',
      headers: { Language: locale, 'Content-Type': 'text/plain; charset=utf-8', 'X-Source': 'Hopcode' },
      translations: Object.fromEntries(entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }])),
    },
    // Lines are not wrapped, so that a change of one word changes one line.
    { foldLength: 0 },
  );
};
