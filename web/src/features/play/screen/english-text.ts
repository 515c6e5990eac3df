import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { LevelText } from '@hopcode/courses/formats/level-data';
import { ENGLISH, type EnglishAttributes } from '../../../lib/i18n/english-words.ts';

/** Language and direction of a text in a level: English if it is not translated, otherwise those of the page. */
export const languageOf = (
  { english }: Pick<PlayableLevel, 'english'>,
  text: LevelText,
): EnglishAttributes => (english?.includes(text) ? ENGLISH : {});

type EnglishIn = { readonly what: 'level' | 'levelPart'; readonly language: EnglishAttributes };

/** How much of a level is in English: the lesson itself, or other texts of it. */
export const englishIn = (data: Pick<PlayableLevel, 'english'>): EnglishIn => ({
  what: languageOf(data, 'goal').lang === undefined ? 'levelPart' : 'level',
  language: (data.english ?? []).length > 0 ? ENGLISH : {},
});
