/** Every address of the site is made here. The first segment is the language. */
export const paths = {
  home: (locale: string) => `/${locale}/`,
  level: (locale: string, courseId: string, levelSlug: string) =>
    `/${locale}/play/${encodeURIComponent(courseId)}/${encodeURIComponent(levelSlug)}`,
  login: (locale: string, query = '') => `/${locale}/login${query}`,
  loginOrganization: (locale: string, query = '') => `/${locale}/login-org${query}`,
  signup: (locale: string, query = '') => `/${locale}/signup${query}`,
  forgotPassword: (locale: string) => `/${locale}/forgot-password`,
  profile: (locale: string) => `/${locale}/profile/details`,
  students: (locale: string) => `/${locale}/profile/students`,
  addStudent: (locale: string) => `/${locale}/profile/students/add`,
  editStudent: (locale: string, studentId: string) => `/${locale}/profile/students/${studentId}/edit`,
  terms: (locale: string) => `/${locale}/tos`,
  privacy: (locale: string) => `/${locale}/privacy`,
  refundPolicy: (locale: string) => `/${locale}/refund-policy`,
} as const;

/** The same page in another language: the first segment is replaced, query and place stay. */
export const inLocale = (
  locale: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
) => {
  const rest = pathname.split('/').slice(2).join('/');
  return `/${locale}/${rest}${search}${hash}`;
};
