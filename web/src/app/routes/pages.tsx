import type { PagePath } from '@hopcode/contract/pages';
import type { ComponentType } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router';
import { useSelling } from '../../lib/selling.ts';
import { COURSES } from '../../lib/site-courses.ts';
import { type LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { gated } from './gated-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { PageOwner } from './page-owner.ts';
import { RequireLogin } from './require-login.tsx';

/** A page that loads on demand from a named export of a file. */
const page = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyPart<object> => lazyPart(async () => (await load())[name]);

const legal = (text: 'terms' | 'privacy'): LazyPart<object> =>
  lazyPart(async () => {
    const { LegalPage } = await import('../../features/account/legal-page.tsx');
    return () => <LegalPage text={text} />;
  });

const RefundEntry = lazyPart(() =>
  import('../../features/payment/refund-entry.tsx').then((file) => file.RefundEntry),
);
const RefundPolicy = lazyPart(async () => {
  const { LegalPage } = await import('../../features/account/legal-page.tsx');
  return () => <LegalPage text="refund" More={useSelling() === 'off' ? undefined : RefundEntry} />;
});
const CoursePrice = lazyPart(() =>
  import('../../features/payment/course-price.tsx').then((file) => file.CoursePrice),
);
const Courses = lazyPart(async () => {
  const { CoursesPage } = await import('../../features/site/courses-page.tsx');
  return () => <CoursesPage courses={COURSES} Price={useSelling() === 'off' ? undefined : CoursePrice} />;
});
const sale = (name: keyof typeof import('./sale-pages.tsx').SALE_PAGES): LazyPart<object> =>
  lazyPart(async () => await (await import('./sale-pages.tsx')).SALE_PAGES[name]());
const Guide = lazyPart(async () => {
  const { GuidePages } = await import('../../features/site/guide/guide-page.tsx');
  return () => <GuidePages missing={<NotFoundPage />} />;
});
const Creator = lazyPart(async () => {
  const { CreatorPage } = await import('../../features/creator/creator-page.tsx');
  return () => <CreatorPage missing={<NotFoundPage />} />;
});
const LoginOrganization = page(
  () => import('../../features/account/login-org-page.tsx'),
  'LoginOrganizationPage',
);
const Deleted = page(() => import('../../features/records/deleted-page.tsx'), 'DeletedPage');
const AuditLog = page(() => import('../../features/records/audit-log-page.tsx'), 'AuditLogPage');
const OrderPage = page(() => import('../../features/school-plan/order-page.tsx'), 'OrderPage');
const LevelsToCheck = page(() => import('../../features/review/review-page.tsx'), 'ReviewPage');
const StudentPage = page(() => import('./student-page.tsx'), 'StudentPage');

/** The pages other than the play screen, by audience and by their addresses without the language. */
export const PAGES = {
  everyone: {
    'creative-levels': page(
      () => import('../../features/creator/creative-levels-page.tsx'),
      'CreativeLevelsPage',
    ),
    'creative-levels/creator/:userId': Creator,
    'creative-levels/creator/:userId/student/:studentId': Creator,
    'certificate/:certificateId': page(() => import('./certificate-page.tsx'), 'CertificatePage'),
    challenges: page(() => import('../../features/challenge/challenges-page.tsx'), 'ChallengesPage'),
    login: page(() => import('../../features/account/login-page.tsx'), 'LoginPage'),
    'login/code': page(() => import('../../features/account/login-code-page.tsx'), 'LoginCodePage'),
    'login-org': LoginOrganization,
    'login-org/:organizationSlug': LoginOrganization,
    signup: page(() => import('../../features/account/signup-page.tsx'), 'SignupPage'),
    'class-signup': page(() => import('../../features/account/class-signup-page.tsx'), 'ClassSignupPage'),
    'forgot-password': page(
      () => import('../../features/account/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
    'reset-password': page(
      () => import('../../features/account/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
    courses: Courses,
    'courses/:courseId': page(() => import('../../features/course-map/course-map-page.tsx'), 'CourseMapPage'),
    purchase: sale('purchase'),
    schools: page(() => import('../../features/site/schools-page.tsx'), 'SchoolsPage'),
    contact: page(() => import('../../features/contact/contact-page.tsx'), 'ContactPage'),
    guide: Guide,
    'guide/:topic': Guide,
    'guide/chapter/:chapter': Guide,
    unsubscribed: page(() => import('../../features/site/unsubscribed-page.tsx'), 'UnsubscribedPage'),
    tos: legal('terms'),
    privacy: legal('privacy'),
    'refund-policy': RefundPolicy,
  },
  user: {
    checkout: sale('checkout'),
    'badges/:studentId': page(() => import('../../features/badges/badges-page.tsx'), 'BadgesPage'),
    'certificates/:studentId': page(
      () => import('../../features/certificates/certificates-page.tsx'),
      'CertificatesPage',
    ),
    invitations: page(() => import('../../features/invitations/invitations-page.tsx'), 'InvitationsPage'),
    'level-creator': page(() => import('../../features/creator/own-levels-page.tsx'), 'OwnLevelsPage'),
    'level-creator/:courseId/:levelSlug': page(() => import('./editor-page.tsx'), 'EditorPage'),
    profile: () => <Navigate to="details" replace />,
    'profile/details': gated(page(() => import('../../features/profile/details-page.tsx'), 'DetailsPage')),
    'profile/security': gated(page(() => import('../../features/profile/security-page.tsx'), 'SecurityPage')),
    'quiz/:courseId/:chapterId': () => <Navigate to="question/1" replace />,
    'quiz/:courseId/:chapterId/question/:questionId': page(
      () => import('../../features/quiz/question-page.tsx'),
      'QuestionPage',
    ),
    'quiz/:courseId/:chapterId/student/:studentId': page(
      () => import('../../features/quiz/review-page.tsx'),
      'ReviewPage',
    ),
  },
  payer: {
    'profile/billing': sale('billing'),
  },
  operator: {
    impersonate: page(() => import('../../features/operator/impersonate-page.tsx'), 'ImpersonatePage'),
    'operator/inbox': page(() => import('../../features/operator/inbox-page.tsx'), 'InboxPage'),
    'operator/levels': LevelsToCheck,
    'operator/licences': page(() => import('../../features/sales/licences-page.tsx'), 'LicencesPage'),
    'operator/log': AuditLog,
    'operator/orders/:orderId': OrderPage,
    'operator/purchases': page(() => import('../../features/sales/purchases-page.tsx'), 'PurchasesPage'),
    'operator/recordings': page(
      () => import('../../features/operator/recordings-page.tsx'),
      'RecordingsPage',
    ),
    'operator/mail': page(() => import('../../features/operator/mail-page.tsx'), 'MailPage'),
  },
  parent: {
    'profile/students': gated(page(() => import('./students-page.tsx'), 'StudentsPage')),
    'profile/students/deleted': gated(Deleted),
    'profile/students/add': page(
      () => import('../../features/profile/add-student-page.tsx'),
      'AddStudentPage',
    ),
    'profile/students/:studentId': StudentPage,
    'profile/students/:studentId/edit': gated(
      page(() => import('../../features/profile/edit-student-page.tsx'), 'EditStudentPage'),
    ),
    'profile/student/:studentId': StudentPage,
  },
  admin: {
    'organization/log': AuditLog,
    'organization/orders/:orderId': OrderPage,
    'organization/plan': page(() => import('../../features/school-plan/plan-page.tsx'), 'SchoolPlanPage'),
    'organization/details': page(() => import('../../features/school/details-page.tsx'), 'DetailsPage'),
    'organization/teachers': page(() => import('../../features/school/teachers-page.tsx'), 'TeachersPage'),
    'organization/teachers/add': page(
      () => import('../../features/school/add-teacher-page.tsx'),
      'AddTeacherPage',
    ),
    'organization/teachers/:teacherId/edit': page(
      () => import('../../features/school/edit-teacher-page.tsx'),
      'EditTeacherPage',
    ),
  },
  staff: {
    organization: () => <Navigate to="classes" replace />,
    'organization/deleted': Deleted,
    'organization/levels': LevelsToCheck,
    'organization/classes': page(() => import('../../features/school/classes-page.tsx'), 'ClassesPage'),
    'organization/classes/add': page(
      () => import('../../features/school/add-class-page.tsx'),
      'AddClassPage',
    ),
    'organization/classes/:classId': page(() => import('./class-page.tsx'), 'ClassPage'),
    'organization/classes/:classId/certificates': page(
      () => import('../../features/certificates/class-certificates-page.tsx'),
      'ClassCertificatesPage',
    ),
    'organization/classes/:classId/edit': page(
      () => import('../../features/school/edit-class-page.tsx'),
      'EditClassPage',
    ),
    'organization/students': page(
      () => import('../../features/school-students/students-page.tsx'),
      'SchoolStudentsPage',
    ),
    'organization/students/add': page(
      () => import('../../features/school-students/add-students-page.tsx'),
      'AddSchoolStudentsPage',
    ),
    'organization/students/:studentId': page(() => import('./school-student-page.tsx'), 'SchoolStudentPage'),
    'organization/students/:studentId/edit': page(
      () => import('../../features/school-students/edit-student-page.tsx'),
      'EditSchoolStudentPage',
    ),
  },
} as const satisfies Readonly<Partial<Record<Owner, Readonly<Partial<Record<PagePath, ComponentType>>>>>>;

type Owner = PageOwner | 'everyone' | 'user';

const OWNERS = ['operator', 'payer', 'parent', 'admin', 'staff'] as const satisfies readonly PageOwner[];

const routesOf = (pages: Readonly<Record<string, ComponentType>>) =>
  Object.entries(pages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);

/** Loads the code of the page at a path, if it is a public page. Never rejects. */
export const fetchPublicPage = async (path: string): Promise<void> => {
  const found = Object.entries(PAGES.everyone).find(
    ([pattern]) => matchPath(`/:lng/${pattern}`, path) !== null,
  );
  await found?.[1].fetchNow();
};

/** The pages other than the play screen (docs/spec/routes.tsv). */
export const Pages = () => (
  <Routes>
    {routesOf(PAGES.everyone)}
    <Route element={<RequireLogin />}>{routesOf(PAGES.user)}</Route>
    {OWNERS.map((only) => (
      <Route key={only} element={<RequireLogin only={only} />}>
        {routesOf(PAGES[only])}
      </Route>
    ))}
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
