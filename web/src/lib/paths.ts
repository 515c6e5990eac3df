/** Every address of the site is made here. The first segment is the language. */
export const paths = {
  home: (locale: string) => `/${locale}/`,
  level: (locale: string, courseId: string, levelSlug: string) =>
    `/${locale}/play/${encodeURIComponent(courseId)}/${encodeURIComponent(levelSlug)}`,
} as const;

/** The same page in another language: the first segment is replaced, query and place stay. */
export const inLocale = (
  locale: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
) => {
  const rest = pathname.split('/').slice(2).join('/');
  return `/${locale}/${rest}${search}${hash}`;
};
