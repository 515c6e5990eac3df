/** Addresses of the pages about the site. */
export const sitePaths = {
  schools: (locale: string) => `/${locale}/schools`,
  guide: (locale: string) => `/${locale}/guide`,
  guideTopic: (locale: string, topic: string) => `/${locale}/guide/${topic}`,
  guideChapter: (locale: string, chapter: string) => `/${locale}/guide/chapter/${chapter}`,
} as const;
