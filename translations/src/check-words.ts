/**
 * Checks the words of the interface, `<locale>/*.json`, of a language against English. A file is a tree of texts;
 * placeholders are {{name}}, plural forms are keys ending in _one, _other, ... with the names of Intl.PluralRules.
 */
export type WordsTree = { readonly [key: string]: string | WordsTree };
export type Finding = { readonly key: string; readonly message: string };
export type FileCheck = { readonly findings: readonly Finding[]; readonly missing: readonly string[] };

/** Every text by its path of keys, such as `game.run.title`. */
export const flatWords = (tree: WordsTree, above = ''): ReadonlyMap<string, string> => {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = above ? `${above}.${key}` : key;
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, text] of flatWords(value, path)) flat.set(inner, text);
  }
  return flat;
};

const FORM = /^(.*?)((?:_ordinal)?)_(zero|one|two|few|many|other)$/;

/** A key without its plural form, and the form; undefined for a key that has no plural form. */
export const pluralOf = (key: string, words: ReadonlyMap<string, string>) => {
  const [, base = '', ordinal = '', form = ''] = FORM.exec(key) ?? [];
  const group = `${base}${ordinal}`;
  return form !== '' && words.has(`${group}_other`) ? { group, ordinal: ordinal !== '', form } : undefined;
};

/** The plural forms of a language, such as `one` and `other` in English. */
export const pluralForms = (locale: string, ordinal: boolean): readonly string[] =>
  new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((found) => found[0]);
const sorted = (list: readonly string[]): string => [...list].sort().join(' ');
const distinct = (list: readonly string[]): string => sorted([...new Set(list)]);

const PLACEHOLDER = /\{\{\s*[\w.]+[^}]*\}\}/g;
const TAG = /<\/?[A-Za-z0-9]+\s*\/?>/g;
const CODE_SPAN = /`[^`]*`/g;
/** Names of commands and variables outside code spans, such as move_forward. */
const SNAKE_NAME = /\b[a-z]+(?:_[a-z]+)+\b/g;

/** Placeholders, tags and code of the English text that a translation changed. */
const keptParts = (english: string, translated: string, plural: boolean): string[] => {
  const faults: string[] = [];
  const names = (text: string) => matches(text, PLACEHOLDER).map((name) => name.replace(/\s/g, ''));
  // In the plural form for exactly one number, a word may replace the number: 'one step'.
  const counted = (list: readonly string[]) =>
    plural ? list.filter((name) => name !== '{{count}}' && name !== '{{number}}') : list;
  if (distinct(counted(names(english))) !== distinct(counted(names(translated))))
    faults.push(`needs the placeholders ${distinct(names(english)) || '(none)'}`);
  const parts = [
    ['the tags', TAG],
    ['the code', CODE_SPAN],
    ['the names', SNAKE_NAME],
  ] as const;
  for (const [what, pattern] of parts) {
    const wanted = sorted(matches(english, pattern));
    if (wanted !== sorted(matches(translated, pattern))) faults.push(`needs ${what} ${wanted || '(none)'}`);
  }
  return faults;
};

/** The English text of a key. For a plural form that English does not have, this is the text of `_other`. */
export const sourceOf = (
  key: string,
  english: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
) => {
  const plural = pluralOf(key, own);
  if (!plural) return { text: english.get(key), plural };
  return { text: english.get(key) ?? english.get(`${plural.group}_other`), plural };
};

type Plural = ReturnType<typeof pluralOf>;

/** Differences between a translation and the English text: in placeholders, tags, code and the plural form. */
export const structureFaults = (locale: string, english: string, own: string, plural: Plural): string[] => {
  const faults = keptParts(english, own, plural !== undefined);
  const forms = plural ? pluralForms(locale, plural.ordinal) : [];
  if (plural && plural.form !== 'zero' && !forms.includes(plural.form))
    faults.push(`this language has only the plural forms ${forms.join(', ')}`);
  return faults;
};

/** The keys that a language needs: those of English, with the plural forms of the language. */
export const wantedKeys = (locale: string, english: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const wanted = new Set<string>();
  for (const key of english.keys()) {
    const plural = pluralOf(key, english);
    if (plural) for (const form of pluralForms(locale, plural.ordinal)) wanted.add(`${plural.group}_${form}`);
    else wanted.add(key);
  }
  return wanted;
};

const missingKeys = (
  locale: string,
  english: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): string[] => [...wantedKeys(locale, english)].filter((key) => !own.has(key));

/**
 * Checks one file of a language against the English one. Reports keys that English does not have, plural forms that the
 * language does not have, changed placeholders, tags and code, and empty texts. Lists missing keys separately, because
 * readers see these texts in English. For English itself it reports missing or wrong plural forms.
 */
export const checkWords = (locale: string, english: WordsTree, translated: WordsTree): FileCheck => {
  const source = flatWords(english);
  const own = flatWords(translated);
  const findings: Finding[] = [];
  for (const [key, text] of own) {
    const { text: from, plural } = sourceOf(key, source, own);
    const report = (message: string) => findings.push({ key, message });
    if (from === undefined) report('is not in English: delete it or correct the key');
    else if (text.trim() === '') report('is empty: write it or delete it');
    else for (const fault of structureFaults(locale, from, text, plural)) report(fault);
  }
  return { findings, missing: missingKeys(locale, source, own) };
};
