import type { CreativeBody } from '@hopcode/contract/creative/creative-level';
import naughtyWords from 'naughty-words';
import { z } from 'zod';
import { hasContactDetails, hasContactDetailsInText } from './contact-details.ts';
import { disguisedWords, maskedWords } from './disguised-words.ts';
import { withGluedWordsApart, wordsWithoutGlue } from './glued-words.ts';
import { STRONG_WORDS } from './strong-words.ts';
import { joinedTexts } from './written-pieces.ts';

const listsSchema = z.record(z.string(), z.array(z.string()));
const LISTS = listsSchema.parse(naughtyWords);

/** Words in the lists that are normal on a farm, in lessons, in Python, or as names. */
const HARMLESS: ReadonlySet<string> = new Set(['ass', 'cock', 'del', 'fan', 'hoe', 'какая разница']);

/**
 * Words in the lists that have a harmless meaning in one language: an egg, goods, cattle, a bag, six, how, often, I am.
 */
const HARMLESS_IN: Readonly<Record<string, readonly string[]>> = {
  ar: ['قضيب'],
  da: ['slut', 'tit'],
  fi: ['muna', 'palli', 'reikä', 'tavara'],
  fr: ['gerbe'],
  hu: ['barmok', 'barmot', 'barom', 'marha', 'marhák', 'marhákat', 'marhát', 'pele', 'pelék'],
  it: ['balle', 'pesce', 'rape'],
  ja: ['女の子'],
  ko: ['망가'],
  nl: ['beurt', 'gat', 'pot'],
  pl: ['jajko'],
  pt: ['saco'],
  ro: ['cum', 'spic'],
  sv: ['sex', 'slut'],
  tr: ['am'],
  vi: ['mong'],
  zh: ['13', '成人', '你奶奶的', '奶奶的'],
};

/** Scripts that have no spaces between words. In these, a listed word also counts inside a longer word. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Korean words have endings, so a listed word counts at the start of a word. */
const WITH_ENDINGS = /\p{Script=Hangul}/u;
/** Shorter words are also parts of harmless words. */
const SHORTEST_WITHIN = 2;

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

const THAI = /\p{Script=Thai}/u;
/** Splits Thai into words. Thai has no spaces between words, and many harmless words begin with an unkind word. */
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

const splitThai = (word: string): string[] =>
  THAI.test(word) ? [...thaiWords.segment(word)].map(({ segment }) => segment) : [word];

/** The words of a text, each with a space before and after it. */
const spaced = (text: string): string => {
  const words = text.normalize('NFKC').toLowerCase().normalize('NFKC').match(WORDS) ?? [];
  return ` ${words.flatMap(splitThai).join(' ')} `;
};

type Phrase = {
  readonly bare: string;
  /** The characters to search for in a text that `spaced` has prepared. */
  readonly sought: string;
  /**
   * The first word of the phrase, or the script of one of its letters. A text without this word or script cannot
   * contain the phrase.
   */
  readonly needs: string | RegExp;
  /** The other words of the phrase, which a text must also have. */
  readonly others: readonly string[];
};

/** Turns lists of words into phrases to search for, without the harmless ones. */
const phrasesOf = (lists: readonly (readonly string[])[]): readonly Phrase[] =>
  [...new Set(lists.flat().map((phrase) => spaced(phrase)))].flatMap((sought): Phrase[] => {
    const bare = sought.trim();
    if (bare === '' || HARMLESS.has(bare)) return [];
    if (WITH_ENDINGS.test(bare)) return [{ bare, sought: ` ${bare}`, needs: WITH_ENDINGS, others: [] }];
    const [first = '', ...others] = bare.split(' ');
    if (!WITHOUT_SPACES.test(bare)) return [{ bare, sought, needs: first, others }];
    return bare.length < SHORTEST_WITHIN ? [] : [{ bare, sought: bare, needs: WITHOUT_SPACES, others: [] }];
  });

/** Phrases to search for. `byNeed` groups them by the word or script without which a text cannot contain them. */
type Search = {
  readonly phrases: readonly Phrase[];
  readonly byNeed: ReadonlyMap<Phrase['needs'], readonly Phrase[]>;
};

const searchFor = (phrases: readonly Phrase[]): Search => ({
  phrases,
  byNeed: Map.groupBy(phrases, ({ needs }) => needs),
});

const isLatin = (phrase: string): boolean => /\p{Script=Latin}|^[^\p{L}]*$/u.test(phrase);

/**
 * Phrases that count in every language: all English ones, all that are not in Latin letters (because a text in Latin
 * letters cannot contain them), and the strongest ones of every language.
 */
const EVERYWHERE = phrasesOf([
  LISTS.en ?? [],
  ...Object.values(LISTS).map((list) => list.filter((phrase) => !isLatin(phrase))),
  STRONG_WORDS,
]);

const SEARCH_EVERYWHERE = searchFor(EVERYWHERE);
const byLocale = new Map<string, Search>();

/**
 * The phrases that count for an author's language. The complete list of a language counts only here, because many of
 * its words are harmless in another language.
 */
function phrasesFor(locale: string): Search {
  const harmless = HARMLESS_IN[locale] ?? [];
  const known =
    byLocale.get(locale) ??
    searchFor(
      [...EVERYWHERE, ...phrasesOf([LISTS[locale] ?? []])].filter(({ bare }) => !harmless.includes(bare)),
    );
  byLocale.set(locale, known);
  return known;
}

/** Prepares a text, so that it can be searched for several sets of phrases. */
const searchOf = (text: string): ((search: Search) => boolean) => {
  const joined = joinedTexts(text);
  const texts = joined === text ? [text] : [text, joined];
  // Two spaces between the texts, so that no phrase matches across two of them.
  const within = texts
    .flatMap((one) => [
      spaced(one),
      spaced(withGluedWordsApart(one)),
      ...wordsWithoutGlue(one),
      ...disguisedWords(one),
    ])
    .join('  ')
    .concat('  ');
  const scripts = [WITHOUT_SPACES, WITH_ENDINGS].filter((script) => script.test(within));
  const words = new Set(within.split(' '));
  const met = [...words, ...scripts];
  const has = ({ sought, others }: Phrase): boolean =>
    others.every((word) => words.has(word)) && within.includes(sought);
  const masked = maskedWords(text);
  return ({ phrases, byNeed }) =>
    met.some((need) => byNeed.get(need)?.some(has)) ||
    (masked !== undefined && phrases.some(({ bare }) => masked(bare)));
};

/**
 * Whether a text contains a word that is not for children: an English word, one of the strongest words of any language,
 * or a word of the given languages. Words in which symbols replace letters count too.
 */
export const hasUnkindWordOfAny = (text: string, locales: readonly string[]): boolean => {
  const has = searchOf(text);
  return has(SEARCH_EVERYWHERE) || locales.some((locale) => has(phrasesFor(locale)));
};

/**
 * Whether a text contains a word that is not for children. If the author's language is known, the complete list of that
 * language counts too. Words that are harmless in the author's language do not count.
 */
export const hasUnkindWord = (text: string, locale?: string): boolean =>
  searchOf(text)(locale === undefined ? SEARCH_EVERYWHERE : phrasesFor(locale));

type Texts = Pick<CreativeBody, 'name' | 'tutorial' | 'code_template' | 'farms'>;

/** Every text in a level that other players read, with its place in the request. */
function* textsOf({ name, tutorial, code_template: template, farms }: Texts): Generator<[string, string]> {
  yield ['body.name', name];
  yield ['body.tutorial', tutorial];
  yield ['body.code_template', template];
  for (const [farm, { items, levelGoals, constants, reactions }] of farms.entries()) {
    for (const { data } of items)
      for (const value of Object.values(data ?? {}))
        if (typeof value === 'string') yield [`body.farms.${farm}.items`, value];
    for (const { data, depends, variable } of levelGoals)
      yield [
        `body.farms.${farm}.levelGoals`,
        `${variable ?? ''} ${data ?? ''} ${depends?.type ?? ''} ${depends?.count ?? ''}`,
      ];
    yield [`body.farms.${farm}.constants`, JSON.stringify(constants)];
    yield [`body.farms.${farm}.reactions`, JSON.stringify(reactions ?? [])];
  }
}

/** The place of the first text with a word that is not for children. */
export function unkindPlace(level: Texts, locale: string): string | undefined {
  for (const [place, text] of textsOf(level)) if (hasUnkindWord(text, locale)) return place;
  return undefined;
}

/** The parts of a level that are code. In code, a number without quotes is a value, so other rules apply. */
const IS_CODE = /code_template|constants|reactions/;

/** The place of the first text that says how to reach its author. */
export function contactPlace(level: Texts): string | undefined {
  for (const [place, text] of textsOf(level))
    if (IS_CODE.test(place) ? hasContactDetails(text) : hasContactDetailsInText(text)) return place;
  return undefined;
}
