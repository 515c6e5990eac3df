import { SCRIPTS } from './scripts.ts';
import type { TextCheck } from './text-check.ts';

/** Frequent English words that are in hardly any other language with Latin letters. */
const COMMON = new Set(
  (
    'the and you your this that which what when have has from they their would should does are were not there then them ' +
    'cannot could with without only where how why who will been being more most some other another every before after ' +
    'first about again because between through please choose delete save write look line lines level levels of to is it ' +
    'here its than these those into until while does did done can may must'
  ).split(' '),
);
/** For each language, the words of `COMMON` that are also words of this language. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  nl: 'is of these were before hoe more here level levels been',
  de: 'these after level levels',
  da: 'here these level levels done did',
  no: 'here level levels',
  sv: 'level',
  fi: 'not',
  tr: 'of',
  es: 'has first the',
  fr: 'for me',
  it: 'has',
  pt: 'has',
  id: 'level levels can',
  ms: 'level levels',
  vi: 'to it can them',
  pl: 'to of level',
  cs: 'to by',
  hu: 'is it first',
  ro: 'are',
};
const ownWords = new Map(
  Object.entries(OWN_WORDS).map(([locale, words]): [string, ReadonlySet<string>] => [
    locale,
    new Set(words.split(' ')),
  ]),
);

/** Words that most languages have borrowed. A text that consists of one such word may be the same as in English. */
const INTERNATIONAL = new Set(
  (
    'start stop menu quiz level turbo normal admin code pdf csv info video test export import total status ok tutorial ' +
    'hopcode python google discord email e-mail paddle json javascript error tip game id link server'
  ).split(' '),
);

const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

/**
 * Whether a text is still in English: it equals the English text, or has several common English words. In languages
 * with other scripts, the check of the script finds every Latin word.
 */
export const checkEnglishLeft: TextCheck = ({ locale, english, prose, englishProse, allowed }) => {
  if (SCRIPTS[locale] || allowed.same.has(english.trim())) return [];
  const words = wordsOf(prose).filter((word) => !allowed.words.has(word));
  const named = words.filter((word) => word.length > 2 && !INTERNATIONAL.has(word));
  if (named.length > 0 && prose.trim() === englishProse.trim())
    return [`is the English text: translate it, or list it in "same" of allowed/${locale}.json`];
  const common = new Set(words.filter((word) => COMMON.has(word) && !ownWords.get(locale)?.has(word)));
  return common.size >= 2
    ? [`has English words: ${[...common].join(' ')}; translate the rest of the text`]
    : [];
};
