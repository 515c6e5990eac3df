import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { HOME_LEVEL, LEVEL_PLACES } from '@hopcode/contract/level-page';
import type { LevelPreview } from '../../lib/level-preview.ts';

type LevelPage = {
  /** The name of the page's file. */
  readonly name: 'home' | 'play' | 'challenge';
  /** The address without the language. */
  readonly page: string;
  readonly preview: LevelPreview;
};

const { courseId, levelSlug } = LEVEL_PLACES;

/** The pages that show a level. The server fills the placeholders in them. */
export const LEVEL_PAGES: readonly LevelPage[] = [
  { name: 'home', page: '', preview: { ...LEVEL_PLACES, ...HOME_LEVEL } },
  { name: 'play', page: `play/${courseId}/${levelSlug}`, preview: LEVEL_PLACES },
  { name: 'challenge', page: `challenge/${levelSlug}`, preview: { ...LEVEL_PLACES, courseId: CHALLENGES } },
];
