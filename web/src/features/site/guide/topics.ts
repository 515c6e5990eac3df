/** The pages about teaching, in order, each with its sections: `site:guide.<topic>.<section>.{title,text}`. */
export const TOPICS = [
  { id: 'start', sections: ['what', 'need', 'first', 'levels'] },
  { id: 'classes', sections: ['make', 'join', 'end'] },
  { id: 'students', sections: ['add', 'cards', 'forgotten', 'names'] },
  { id: 'pacing', sections: ['unlock', 'order', 'quiz', 'speed'] },
  { id: 'grid', sections: ['read', 'patterns', 'program', 'export'] },
  { id: 'needs', sections: ['what', 'how', 'not'] },
  { id: 'lesson', sections: ['shape', 'pairs', 'predict', 'fast', 'offline'] },
  { id: 'privacy', sections: ['what', 'who', 'cookies', 'assistant', 'erase', 'papers'] },
  { id: 'network', sections: ['allow', 'load', 'devices', 'own'] },
] as const satisfies readonly { readonly id: string; readonly sections: readonly string[] }[];

/**
 * The chapters of each course that have levels, in order: `site:guide.chapter.<id>.{title,<part>}`. Words for others
 * wait for their levels.
 */
export const CHAPTERS = {
  python: ['intro', 'operators', 'loops', 'lists', 'conditions', 'functions', 'dictionaries', 'classes'],
  'advanced-python': ['generators', 'advanced-functions', 'advanced-lists'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const GUIDE_COURSES = ['python', 'advanced-python'] as const;

/** What the page of a chapter says, in order. */
export const PARTS = ['aims', 'ideas', 'misconceptions', 'lesson'] as const;

/** A page of the guide. */
export type GuidePage =
  | { readonly kind: 'topic'; readonly id: string; readonly sections: readonly string[] }
  | { readonly kind: 'chapter'; readonly id: string };

/** Every page of the guide in the order of reading. */
export const GUIDE_PAGES: readonly GuidePage[] = [
  ...TOPICS.map((topic): GuidePage => ({ kind: 'topic', ...topic })),
  ...GUIDE_COURSES.flatMap((course) => CHAPTERS[course].map((id): GuidePage => ({ kind: 'chapter', id }))),
];

type Asked = { readonly topic: string | undefined; readonly chapter: string | undefined };

/** The page of an address, with its neighbours; undefined when there is none. The guide begins with its first topic. */
export const guidePageOf = ({ topic, chapter }: Asked) => {
  const at = GUIDE_PAGES.findIndex(({ kind, id }) =>
    chapter === undefined
      ? kind === 'topic' && id === (topic ?? 'start')
      : kind === 'chapter' && id === chapter,
  );
  const page = GUIDE_PAGES[at];
  return page === undefined ? undefined : { page, before: GUIDE_PAGES[at - 1], next: GUIDE_PAGES[at + 1] };
};
