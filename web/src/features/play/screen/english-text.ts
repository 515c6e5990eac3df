import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { LevelText } from '@hopcode/courses/formats/level-data';

/** What an element needs that holds an English text on a page of another language. */
const ENGLISH = { lang: 'en', dir: 'ltr' } as const;

/** Language and direction of a text of a level: English where the page's language lacks it, else the page's. */
export const languageOf = (
  { english }: Pick<PlayableLevel, 'english'>,
  text: LevelText,
): Partial<typeof ENGLISH> => (english?.includes(text) ? ENGLISH : {});
