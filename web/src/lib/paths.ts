import { levelPath } from './level-address.ts';

/** Creates every address of the site. The first segment of each address is the language. */
export const paths = {
  home: (locale: string) => `/${locale}/`,
  /** The play screen of a level. */
  level: (locale: string, courseId: string, levelSlug: string) => levelPath(locale, { courseId, levelSlug }),
  /** The play screen of a creative level. */
  creativeLevel: (locale: string, courseId: string, userId: string, levelSlug: string) =>
    `/${locale}/play/${encodeURIComponent(courseId)}/${encodeURIComponent(userId)}/${encodeURIComponent(levelSlug)}`,
  levelCreator: (locale: string) => `/${locale}/level-creator`,
  editLevel: (locale: string, courseId: string, levelSlug: string) =>
    `/${locale}/level-creator/${encodeURIComponent(courseId)}/${encodeURIComponent(levelSlug)}`,
  creativeLevels: (locale: string, query = '') => `/${locale}/creative-levels${query}`,
  creator: (locale: string, userId: string, studentId?: string) =>
    `/${locale}/creative-levels/creator/${userId}${studentId === undefined ? '' : `/student/${studentId}`}`,
  courses: (locale: string) => `/${locale}/courses`,
  /** The map of a course. */
  courseMap: (locale: string, courseId: string) => `/${locale}/courses/${encodeURIComponent(courseId)}`,
  /** The certificates of a student. */
  certificates: (locale: string, studentId: string) => `/${locale}/certificates/${studentId}`,
  badges: (locale: string, studentId: string) => `/${locale}/badges/${studentId}`,
  /** The public page of a certificate. */
  certificate: (locale: string, address: string) => `/${locale}/certificate/${encodeURIComponent(address)}`,
  classCertificates: (locale: string, classId: string) =>
    `/${locale}/organization/classes/${classId}/certificates`,
  challenges: (locale: string) => `/${locale}/challenges`,
  login: (locale: string, query = '') => `/${locale}/login${query}`,
  loginCode: (locale: string, query = '') => `/${locale}/login/code${query}`,
  loginOrganization: (locale: string, query = '') => `/${locale}/login-org${query}`,
  loginOrganizationAt: (locale: string, slug: string) => `/${locale}/login-org/${encodeURIComponent(slug)}`,
  signup: (locale: string, query = '') => `/${locale}/signup${query}`,
  forgotPassword: (locale: string) => `/${locale}/forgot-password`,
  security: (locale: string) => `/${locale}/profile/security`,
  profile: (locale: string) => `/${locale}/profile/details`,
  students: (locale: string) => `/${locale}/profile/students`,
  deletedStudents: (locale: string) => `/${locale}/profile/students/deleted`,
  deletedOfSchool: (locale: string) => `/${locale}/organization/deleted`,
  organizationLog: (locale: string) => `/${locale}/organization/log`,
  operatorLog: (locale: string) => `/${locale}/operator/log`,
  addStudent: (locale: string) => `/${locale}/profile/students/add`,
  editStudent: (locale: string, studentId: string) => `/${locale}/profile/students/${studentId}/edit`,
  invitations: (locale: string) => `/${locale}/invitations`,
  organization: (locale: string) => `/${locale}/organization/details`,
  schoolPlan: (locale: string) => `/${locale}/organization/plan`,
  schoolOrder: (locale: string, orderId: string) => `/${locale}/organization/orders/${orderId}`,
  schoolReview: (locale: string) => `/${locale}/organization/levels`,
  operatorReview: (locale: string) => `/${locale}/operator/levels`,
  operatorPurchases: (locale: string) => `/${locale}/operator/purchases`,
  operatorLicences: (locale: string) => `/${locale}/operator/licences`,
  operatorOrder: (locale: string, orderId: string) => `/${locale}/operator/orders/${orderId}`,
  teachers: (locale: string) => `/${locale}/organization/teachers`,
  addTeacher: (locale: string) => `/${locale}/organization/teachers/add`,
  editTeacher: (locale: string, teacherId: string) => `/${locale}/organization/teachers/${teacherId}/edit`,
  classes: (locale: string) => `/${locale}/organization/classes`,
  addClass: (locale: string) => `/${locale}/organization/classes/add`,
  schoolClass: (locale: string, classId: string) => `/${locale}/organization/classes/${classId}`,
  editClass: (locale: string, classId: string) => `/${locale}/organization/classes/${classId}/edit`,
  joinClass: (locale: string, token: string) => `/${locale}/class-signup?${new URLSearchParams({ token })}`,
  student: (locale: string, studentId: string) => `/${locale}/profile/students/${studentId}`,
  schoolStudents: (locale: string, query = '') => `/${locale}/organization/students${query}`,
  addSchoolStudents: (locale: string, query = '') => `/${locale}/organization/students/add${query}`,
  schoolStudent: (locale: string, studentId: string) => `/${locale}/organization/students/${studentId}`,
  editSchoolStudent: (locale: string, studentId: string) =>
    `/${locale}/organization/students/${studentId}/edit`,
  quizQuestion: (locale: string, courseId: string, chapterId: string, number: number) =>
    `/${locale}/quiz/${encodeURIComponent(courseId)}/${encodeURIComponent(chapterId)}/question/${number}`,
  /** A student's answers in a quiz. `classId` is the class whose page the teacher comes from. */
  quizReview: (locale: string, courseId: string, chapterId: string, studentId: string, classId?: string) =>
    `/${locale}/quiz/${encodeURIComponent(courseId)}/${encodeURIComponent(chapterId)}/student/${studentId}${
      classId === undefined ? '' : `?class=${classId}`
    }`,
  /** The page that sells all plans, or only the plan `plan`. */
  purchase: (locale: string, plan?: string) =>
    `/${locale}/purchase${plan === undefined ? '' : `?plan=${plan}`}`,
  checkout: (locale: string, query: Readonly<Record<string, string>>) =>
    `/${locale}/checkout?${new URLSearchParams(query)}`,
  billing: (locale: string) => `/${locale}/profile/billing`,
  schools: (locale: string) => `/${locale}/schools`,
  /** The contact form. With `about` school, it is the form to register a school. */
  contact: (locale: string, about?: 'school') =>
    `/${locale}/contact${about === undefined ? '' : `?about=${about}`}`,
  guide: (locale: string) => `/${locale}/guide`,
  guideTopic: (locale: string, topic: string) => `/${locale}/guide/${topic}`,
  guideChapter: (locale: string, chapter: string) => `/${locale}/guide/chapter/${chapter}`,
  recordings: (locale: string) => `/${locale}/operator/recordings`,
  impersonate: (locale: string) => `/${locale}/impersonate`,
  operatorMail: (locale: string) => `/${locale}/operator/mail`,
  operatorInbox: (locale: string) => `/${locale}/operator/inbox`,
  terms: (locale: string) => `/${locale}/tos`,
  privacy: (locale: string) => `/${locale}/privacy`,
  refundPolicy: (locale: string) => `/${locale}/refund-policy`,
} as const;

/**
 * Whether an address is that of a challenge or of the list of challenges. On these pages, choosing another player opens
 * no other page.
 */
export const isChallengePath = (pathname: string): boolean => /^\/[^/]+\/challenges?(\/|$)/.test(pathname);

/** The page in an address, which is the path without the language. */
export const pageOf = (pathname: string): string => pathname.split('/').slice(2).join('/');

/** The same page in another language. Replaces the first segment, and leaves the query and the fragment unchanged. */
export const inLocale = (
  locale: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
) => `/${locale}/${pageOf(pathname)}${search}${hash}`;
