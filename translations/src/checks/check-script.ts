import { CODE, GAP } from './prose.ts';
import { LATIN_LETTERS, SCRIPTS, STRANGE_LETTERS } from './scripts.ts';
import type { TextCheck } from './text-check.ts';

/** Names and words that are the same in every language. */
const EVERYWHERE = new Set(
  (
    'hopcode python pyodide paddle google discord javascript json pdf csv svg png html css api url utm id ok qr ai wcag ' +
    'gdpr coppa ferpa sso stripe usb wifi wi fi mb kb cm px us eu usa uk tab enter escape esc shift ctrl alt cmd page ' +
    'up down home end delete backspace space chrome firefox safari edge windows linux ios android ipad iphone mac macos ' +
    'chromebook py txt creative commons cc by sa pin scratch totp authenticator gmail outlook vat iban bic am pm en'
  ).split(' '),
);

const LATIN_WORD = /[A-Za-zÀ-ɏ]{2,}/g;
const OTHER_LETTER = /[^\P{L}A-Za-z\u{aa}\u{ba}µμπ]/gu;
/** Letters that any text may contain: modifiers and symbols. */
const FREE = /[\p{Script=Common}\p{Script=Inherited}]/u;

const lettersOf = new Map(
  Object.entries(LATIN_LETTERS).map(([locale, letters]): [string, ReadonlySet<string>] => [
    locale,
    new Set([...letters, ...letters.toUpperCase(), 'ẞ', 'İ']),
  ]),
);
const scriptsOf = new Map(
  Object.entries(SCRIPTS).map(([locale, names]): [string, RegExp] => [
    locale,
    new RegExp(`[${names.map((name) => `\\p{Script_Extensions=${name}}`).join('')}]`, 'u'),
  ]),
);
const strangeOf = new Map(
  Object.entries(STRANGE_LETTERS).map(([locale, letters]): [string, RegExp] => [
    locale,
    new RegExp(`[${letters}]`, 'giu'),
  ]),
);

const listed = (found: Iterable<string>): string => [...new Set(found)].join(' ');

const hasWords = (prose: string): boolean =>
  (prose.match(LATIN_WORD) ?? []).some((word) => word.length > 2 && !EVERYWHERE.has(word.toLowerCase()));

/** Whether a Latin word may stay: it is the same in every language, or a Python word that the English text has. */
const isKept = (word: string, english: string): boolean => {
  if (EVERYWHERE.has(word.toLowerCase())) return true;
  return PYTHON.has(word) && new RegExp(`(?<![\\w])${word}(?![\\w])`).test(english);
};
/** Words of a program that a text may name without backticks. */
const PYTHON = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield print input range len str int float bool ' +
    'list dict set tuple type sum min max abs round sorted reversed enumerate zip map filter any all open super self ' +
    'player random randint choice append pop remove insert sort index count keys values items get upper lower split join ' +
    'strip replace format init name main xmark wall water carrot rock left right up down red small bridge next iter'
  ).split(' '),
);

/** Maximum number of Latin words that count as code without backticks in the explanation of an error. */
const MOST_CODE_WORDS = 4;
const LEAST_OWN_LETTERS = 4;

/** Whether an explanation has few Latin words, all from the English text, and also words of its own language. */
const isAboutCode = (latin: readonly string[], english: string, prose: string): boolean =>
  new Set(latin).size <= MOST_CODE_WORDS &&
  latin.every((word) => english.includes(word)) &&
  (prose.match(/\p{L}/gu) ?? []).length >= latin.join('').length + LEAST_OWN_LETTERS;

const otherScript: TextCheck = ({ locale, file, english, prose, englishProse, names, allowed }) => {
  const script = scriptsOf.get(locale);
  const faults: string[] = [];
  if (!script) {
    const letters = lettersOf.get(locale);
    const wrong = (prose.match(OTHER_LETTER) ?? []).filter(
      (letter) => !letters?.has(letter) && !FREE.test(letter) && !english.includes(letter),
    );
    if (letters && wrong.length > 0)
      faults.push(`has letters that this language does not write: ${listed(wrong)}; use the right letters`);
    return faults;
  }
  const all = prose.match(LATIN_WORD) ?? [];
  const inEnglish = file === 'python-errors.json' && isAboutCode(all, english, prose);
  const latin = all.filter(
    (word) => !isKept(word, english) && !names.has(word) && !allowed.words.has(word.toLowerCase()),
  );
  if (latin.length > 0 && !inEnglish)
    faults.push(
      `has words in Latin letters: ${listed(latin)}; translate them, or list them in "words" of allowed/${locale}.json`,
    );
  const wrong = (prose.match(OTHER_LETTER) ?? []).filter(
    (letter) => !script.test(letter) && !FREE.test(letter) && letter !== GAP && letter !== CODE,
  );
  const foreign = wrong.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (foreign.length > 0)
    faults.push(`has letters of another script: ${listed(foreign)}; use the right letters`);
  if (hasWords(englishProse) && !script.test(prose))
    faults.push('has no letter of the script of this language: translate it');
  return faults;
};

const nearLanguage: TextCheck = ({ locale, own }) => {
  const wrong = own.match(strangeOf.get(locale) ?? /$^/) ?? [];
  return wrong.length > 0
    ? [`has letters of another language: ${listed(wrong)}; write the ones of this language`]
    : [];
};

const withoutKana: TextCheck = ({ locale, own }) =>
  locale === 'ja' && (own.match(/\p{Script=Han}/gu) ?? []).length > 10 && !/[\u3041-\u30ff]/.test(own)
    ? ['has no kana: is it Chinese? write it in Japanese']
    : [];

/**
 * Checks that each text is in the script and the letters of its language. Latin words are allowed only as code or
 * names.
 */
export const checkScript: TextCheck = (text) => [
  ...otherScript(text),
  ...nearLanguage(text),
  ...withoutKana(text),
];
