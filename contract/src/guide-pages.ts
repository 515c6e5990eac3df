/** The pages of the guide about teaching, in order: `guide/<topic>`. */
export const GUIDE_TOPICS = [
  'start',
  'classes',
  'students',
  'pacing',
  'grid',
  'needs',
  'lesson',
  'privacy',
  'network',
] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

/** The chapters of each course that have levels, in order: `guide/chapter/<chapter>`. */
export const GUIDE_CHAPTERS = {
  python: ['intro', 'operators', 'loops', 'lists', 'conditions', 'functions', 'dictionaries', 'classes'],
  'advanced-python': [
    'generators',
    'advanced-functions',
    'advanced-lists',
    'async',
    'advanced-classes',
    'decorators',
    'exceptions',
    'math',
    'strings',
    'serialization',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
