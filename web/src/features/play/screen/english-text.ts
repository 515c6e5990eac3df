import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { LevelText } from '@hopcode/courses/formats/level-data';

/** The attributes of an element with English text on a page of another language. */
const ENGLISH = { lang: 'en', dir: 'ltr' } as const;

/** Language and direction of a text of a level: English if it is not translated, otherwise those of the page. */
export const languageOf = (
  { english }: Pick<PlayableLevel, 'english'>,
  text: LevelText,
): Partial<typeof ENGLISH> => (english?.includes(text) ? ENGLISH : {});
