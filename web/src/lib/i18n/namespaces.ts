/** The files of words that every page needs. `ui` has one branch for each feature. */
export const NAMESPACES = ['ui'] as const;

/** The files of words that a farm needs, in a level or in the replay of a program. */
export const FARM_NAMESPACES = ['engine', 'stage'] as const;

/**
 * The files of words that load only with the pages or parts that show them. `useWords('school')` loads one, and its
 * keys look like `school:classes.title`.
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

/** All files of words for the pages. Python errors have their own file. */
export const ALL_NAMESPACES: readonly string[] = [
  ...NAMESPACES,
  ...FARM_NAMESPACES,
  ...PAGE_NAMESPACES,
  'python-errors',
];
