import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { LevelText } from '@hopcode/courses/formats/level-data';
import { ENGLISH, type EnglishAttributes } from '../../../lib/i18n/english-words.ts';

/**
 * The language and direction of a text in a level. If the text is not translated, they are those of English, otherwise
 * those of the page.
 */
export const languageOf = (
  { english }: Pick<PlayableLevel, 'english'>,
  text: LevelText,
): EnglishAttributes => (english?.includes(text) ? ENGLISH : {});

type EnglishIn = { readonly what: 'level' | 'levelPart'; readonly language: EnglishAttributes };

/** Which part of a level is in English: the lesson itself, or only other texts. */
export const englishIn = (data: Pick<PlayableLevel, 'english'>): EnglishIn => ({
  what: languageOf(data, 'goal').lang === undefined ? 'levelPart' : 'level',
  language: (data.english ?? []).length > 0 ? ENGLISH : {},
});
