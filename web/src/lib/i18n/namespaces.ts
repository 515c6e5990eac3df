/** Files of words that every page needs; `ui` has one branch per feature. */
export const NAMESPACES = ['ui'] as const;

/** Files of words that a farm needs, in a level or in the replay of a program. */
export const FARM_NAMESPACES = ['engine', 'stage'] as const;

/**
 * Files of words that load with the pages, or the parts of the play screen, that show them: `useWords('school')`,
 * keys as `school:classes.title`.
 */
export const PAGE_NAMESPACES = [
  'play',
  'account',
  'profile',
  'feedback',
  'story',
  'school',
  'site',
  'guide',
  'guide-page',
  'legal',
  'quiz',
  'challenge',
  'operator',
  'security',
  'creator',
  'class-levels',
  'course-gate',
  'map',
  'farm',
  'consent',
  'payment',
  'plan',
  'sales',
  'review',
  'certificate',
  'badge',
  'code-words',
] as const;
export type PageNamespace = (typeof PAGE_NAMESPACES | typeof FARM_NAMESPACES)[number];

/** All files of words for the pages; an explained error names its own file. */
export const ALL_NAMESPACES: readonly string[] = [
  ...NAMESPACES,
  ...FARM_NAMESPACES,
  ...PAGE_NAMESPACES,
  'python-errors',
];
