import { pluralForms, pluralOf, sourceOf, structureFaults } from '../check-words.ts';
import type { FileTexts } from '../texts/word-files.ts';
import { type Allowed, NOTHING_ALLOWED } from './allowed.ts';
import { checkEnglishLeft } from './check-english-left.ts';
import { checkForm } from './check-form.ts';
import { checkLength } from './check-length.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkScript } from './check-script.ts';
import { checkTypography } from './check-typography.ts';
import { checkVariety } from './check-variety.ts';
import { withLevelNames } from './level-names.ts';
import { englishProse, proseOf } from './prose.ts';
import { QUOTATION_MARKS } from './quotation-marks.ts';
import { LATIN_LETTERS, SCRIPTS } from './scripts.ts';
import type { TextCheck } from './text-check.ts';

/** A problem in the words of a language, and how to fix it. */
export type LanguageFinding = {
  readonly locale: string;
  /** Path below the folder of the language; empty for the whole language. */
  readonly file: string;
  /** The key of the text; empty for a whole file. */
  readonly key: string;
  readonly message: string;
};

type Texts = ReadonlyMap<string, string>;

/** Checks of the form of a text. */
const FORM: readonly TextCheck[] = [checkForm];
/** Checks of a text's words. The list of allowed texts can turn these checks off for a text. */
const WORDS: readonly TextCheck[] = [
  checkScript,
  checkEnglishLeft,
  checkTypography,
  checkNumbers,
  checkLength,
  checkVariety,
];

/**
 * If a text has one plural form, it must have all forms of the language. Otherwise, i18next would show the missing
 * forms in English.
 */
const missingForms = (locale: string, own: Texts): readonly { key: string; message: string }[] => {
  const groups = new Map<string, boolean>();
  for (const key of own.keys()) {
    const plural = pluralOf(key, own);
    if (plural) groups.set(plural.group, plural.ordinal);
  }
  return [...groups].flatMap(([group, ordinal]) =>
    pluralForms(locale, ordinal).flatMap((form) =>
      own.has(`${group}_${form}`)
        ? []
        : [{ key: `${group}_${form}`, message: 'is missing: write every plural form' }],
    ),
  );
};

const CODE = /```[\s\S]*?```|`[^`]*`/g;
const groupOf = (key: string): string => key.split('.', 1)[0] ?? key;

/**
 * Returns a function that finds the names in the code of related English texts: those of the same level or question.
 */
const codeNames = (english: Texts): ((key: string) => ReadonlySet<string>) => {
  const known = new Map<string, Set<string>>();
  for (const [key, text] of english) {
    const names = known.get(groupOf(key)) ?? new Set();
    for (const code of text.match(CODE) ?? [])
      for (const name of code.match(/[A-Za-z_]\w*/g) ?? []) names.add(name);
    known.set(groupOf(key), names);
  }
  return (key) => known.get(groupOf(key)) ?? new Set();
};

const checkFile = (
  locale: string,
  file: string,
  english: Texts,
  own: Texts,
  allowed: Allowed,
): readonly LanguageFinding[] => {
  const findings: LanguageFinding[] = [];
  const report = (key: string, message: string) => findings.push({ locale, file, key, message });
  const isJson = file.endsWith('.json');
  const namesOf = codeNames(english);
  for (const [key, text] of own) {
    const { text: from, plural } = isJson
      ? sourceOf(key, english, own)
      : { text: english.get(key), plural: undefined };
    if (from === undefined) {
      report(key, 'is not in English: delete it or correct the key');
      continue;
    }
    if (text.trim() === '') {
      report(key, 'is empty: write it or delete it');
      continue;
    }
    const checked = {
      locale,
      file,
      key,
      english: from,
      own: text,
      names: namesOf(key),
      allowed,
      prose: proseOf(text),
      englishProse: englishProse(from),
    };
    if (isJson) for (const fault of structureFaults(locale, from, text, plural)) report(key, fault);
    const checks = allowed.texts.has(`${file} ${key}`) ? FORM : [...FORM, ...WORDS];
    for (const check of checks) for (const message of check(checked)) report(key, message);
  }
  if (isJson) for (const { key, message } of missingForms(locale, own)) report(key, message);
  return findings;
};

/**
 * Missing rows in the tables of the checks. Without these rows, the checks would find nothing wrong in any text of the
 * language.
 */
const missingRows = (locale: string): readonly string[] => [
  ...((LATIN_LETTERS[locale] ?? SCRIPTS[locale])
    ? []
    : ['add its letters to LATIN_LETTERS, or its script to SCRIPTS, in translations/src/checks/scripts.ts']),
  ...(QUOTATION_MARKS[locale]
    ? []
    : ['add its quotation marks to translations/src/checks/quotation-marks.ts']),
];

/**
 * All problems in the words of a language. Missing texts are not problems, because readers see them in English.
 */
export const checkLanguage = (
  locale: string,
  english: ReadonlyMap<string, Texts>,
  own: ReadonlyMap<string, FileTexts>,
  allowed: Allowed = NOTHING_ALLOWED,
): readonly LanguageFinding[] => {
  const missing = [
    ...(own.size === 0 ? [`has no words: create the folder translations/${locale}`] : []),
    ...missingRows(locale),
  ];
  return [
    ...missing.map((message) => ({ locale, file: '', key: '', message })),
    ...[...own].flatMap(([file, read]) => {
      const source = withLevelNames(file, english, own);
      const report = (message: string) => [{ locale, file, key: '', message }];
      if ('problem' in read) return report(`${read.problem}: correct the file`);
      if (!source) return report('is not in English: delete the file or correct its name');
      return checkFile(locale, file, source, read.texts, allowed);
    }),
  ];
};

/** A finding as one line: `de/ui.json game.run: is empty: write it or delete it`. */
export const findingLine = ({ locale, file, key, message }: LanguageFinding): string =>
  `${locale}${file === '' ? '' : `/${file}`}${key === '' ? '' : ` ${key}`}: ${message}`;
