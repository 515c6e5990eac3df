import { GUIDE_CHAPTERS, GUIDE_TOPICS, type GuideTopic } from '@hopcode/contract/guide-pages';

/** The sections of each page about teaching, in order: `guide:<topic>.<section>.{title,text}`. */
const SECTIONS: Readonly<Record<GuideTopic, readonly string[]>> = {
  start: ['what', 'need', 'first', 'levels'],
  classes: ['make', 'join', 'end'],
  students: ['add', 'cards', 'forgotten', 'names'],
  pacing: ['unlock', 'order', 'quiz', 'assistant', 'speed'],
  grid: ['read', 'patterns', 'program', 'export'],
  needs: ['what', 'how', 'not'],
  lesson: ['shape', 'pairs', 'predict', 'fast', 'offline'],
  privacy: ['what', 'who', 'cookies', 'assistant', 'erase', 'papers'],
  network: ['allow', 'load', 'devices', 'own'],
};

/** The pages about teaching, in order. */
export const TOPICS = GUIDE_TOPICS.map((id) => ({ id, sections: SECTIONS[id] }));

export const GUIDE_COURSES = ['python', 'advanced-python'] as const;

/** The parts of a chapter's page, in order: `guide:chapter.<chapter>.<part>`. */
export const PARTS = ['aims', 'ideas', 'misconceptions', 'lesson'] as const;

/** A page of the guide. */
export type GuidePage =
  | { readonly kind: 'topic'; readonly id: string; readonly sections: readonly string[] }
  | { readonly kind: 'chapter'; readonly id: string };

/** Every page of the guide, in reading order. */
export const GUIDE_PAGES: readonly GuidePage[] = [
  ...TOPICS.map((topic): GuidePage => ({ kind: 'topic', ...topic })),
  ...GUIDE_COURSES.flatMap((course) =>
    GUIDE_CHAPTERS[course].map((id): GuidePage => ({ kind: 'chapter', id })),
  ),
];

type Asked = { readonly topic: string | undefined; readonly chapter: string | undefined };

/**
 * The page at an address, with the previous and the next page. Undefined for an unknown address. The guide starts with
 * its first topic.
 */
export const guidePageOf = ({ topic, chapter }: Asked) => {
  const at = GUIDE_PAGES.findIndex(({ kind, id }) =>
    chapter === undefined
      ? kind === 'topic' && id === (topic ?? 'start')
      : kind === 'chapter' && id === chapter,
  );
  const page = GUIDE_PAGES[at];
  return page === undefined ? undefined : { page, before: GUIDE_PAGES[at - 1], next: GUIDE_PAGES[at + 1] };
};
