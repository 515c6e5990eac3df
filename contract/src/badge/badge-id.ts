import { z } from 'zod';

/** Every badge. Its rule is in `server/src/badge/rules/`, its words in `translations/en/badge.json`. */
export const BADGE_IDS = [
  'first-carrot',
  'first-words',
  'builder',
  'cook',
  'gardener',
  'big-harvest',
  'ten-levels',
  'fifty-levels',
  'first-try',
  'keep-trying',
  'bug-found',
  'boss-on-own',
  'ten-on-own',
  'ten-neat',
  'challenge-solved',
  'chapter-intro',
  'chapter-operators',
  'chapter-loops',
  'chapter-lists',
  'chapter-conditions',
  'chapter-functions',
  'chapter-dictionaries',
  'chapter-classes',
  'chapter-generators',
  'chapter-advanced-functions',
  'chapter-advanced-lists',
  'level-built',
  'ten-levels-built',
  'level-liked',
  'explorer',
  'quiz-all-right',
  'own-farm',
] as const;
export const badgeIdSchema = z.enum(BADGE_IDS);
export type BadgeId = z.infer<typeof badgeIdSchema>;
