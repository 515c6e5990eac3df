import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { COURSES } from '../lib/site-courses.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { RequireLogin } from './require-login.tsx';

const LoginPage = lazy(() =>
  import('../features/account/login-page.tsx').then((file) => ({ default: file.LoginPage })),
);
const LoginOrganizationPage = lazy(() =>
  import('../features/account/login-org-page.tsx').then((file) => ({ default: file.LoginOrganizationPage })),
);
const SignupPage = lazy(() =>
  import('../features/account/signup-page.tsx').then((file) => ({ default: file.SignupPage })),
);
const ForgotPasswordPage = lazy(() =>
  import('../features/account/forgot-password-page.tsx').then((file) => ({
    default: file.ForgotPasswordPage,
  })),
);
const ResetPasswordPage = lazy(() =>
  import('../features/account/reset-password-page.tsx').then((file) => ({ default: file.ResetPasswordPage })),
);
const LegalPage = lazy(() =>
  import('../features/account/legal-page.tsx').then((file) => ({ default: file.LegalPage })),
);
const DetailsPage = lazy(() =>
  import('../features/profile/details-page.tsx').then((file) => ({ default: file.DetailsPage })),
);
const StudentsPage = lazy(() =>
  import('../features/profile/students-page.tsx').then((file) => ({ default: file.StudentsPage })),
);
const AddStudentPage = lazy(() =>
  import('../features/profile/add-student-page.tsx').then((file) => ({ default: file.AddStudentPage })),
);
const EditStudentPage = lazy(() =>
  import('../features/profile/edit-student-page.tsx').then((file) => ({ default: file.EditStudentPage })),
);

const SchoolDetailsPage = lazy(() =>
  import('../features/school/details-page.tsx').then((file) => ({ default: file.DetailsPage })),
);
const TeachersPage = lazy(() =>
  import('../features/school/teachers-page.tsx').then((file) => ({ default: file.TeachersPage })),
);
const AddTeacherPage = lazy(() =>
  import('../features/school/add-teacher-page.tsx').then((file) => ({ default: file.AddTeacherPage })),
);
const EditTeacherPage = lazy(() =>
  import('../features/school/edit-teacher-page.tsx').then((file) => ({ default: file.EditTeacherPage })),
);
const ClassesPage = lazy(() =>
  import('../features/school/classes-page.tsx').then((file) => ({ default: file.ClassesPage })),
);
const AddClassPage = lazy(() =>
  import('../features/school/add-class-page.tsx').then((file) => ({ default: file.AddClassPage })),
);
const EditClassPage = lazy(() =>
  import('../features/school/edit-class-page.tsx').then((file) => ({ default: file.EditClassPage })),
);
const ClassPage = lazy(() => import('./class-page.tsx').then((file) => ({ default: file.ClassPage })));
const StudentPage = lazy(() => import('./student-page.tsx').then((file) => ({ default: file.StudentPage })));
const ClassSignupPage = lazy(() =>
  import('../features/account/class-signup-page.tsx').then((file) => ({ default: file.ClassSignupPage })),
);
const SchoolStudentsPage = lazy(() =>
  import('../features/school-students/students-page.tsx').then((file) => ({
    default: file.SchoolStudentsPage,
  })),
);
const AddSchoolStudentsPage = lazy(() =>
  import('../features/school-students/add-students-page.tsx').then((file) => ({
    default: file.AddSchoolStudentsPage,
  })),
);
const SchoolStudentPage = lazy(() =>
  import('./school-student-page.tsx').then((file) => ({
    default: file.SchoolStudentPage,
  })),
);
const EditSchoolStudentPage = lazy(() =>
  import('../features/school-students/edit-student-page.tsx').then((file) => ({
    default: file.EditSchoolStudentPage,
  })),
);
const QuestionPage = lazy(() =>
  import('../features/quiz/question-page.tsx').then((file) => ({ default: file.QuestionPage })),
);
const ReviewPage = lazy(() =>
  import('../features/quiz/review-page.tsx').then((file) => ({ default: file.ReviewPage })),
);
const ChallengesPage = lazy(() =>
  import('../features/challenge/challenges-page.tsx').then((file) => ({ default: file.ChallengesPage })),
);
const CoursesPage = lazy(() =>
  import('../features/site/courses-page.tsx').then((file) => ({ default: file.CoursesPage })),
);
const Schools = lazy(() => import('./schools.tsx').then((file) => ({ default: file.Schools })));
const GuidePages = lazy(() =>
  import('../features/site/guide/guide-page.tsx').then((file) => ({ default: file.GuidePages })),
);
const UnsubscribedPage = lazy(() =>
  import('../features/site/unsubscribed-page.tsx').then((file) => ({ default: file.UnsubscribedPage })),
);
const ImpersonatePage = lazy(() =>
  import('../features/operator/impersonate-page.tsx').then((file) => ({ default: file.ImpersonatePage })),
);
const MailPage = lazy(() =>
  import('../features/operator/mail-page.tsx').then((file) => ({ default: file.MailPage })),
);

/** The pages beside the play screen by their addresses below the language (spec/routes.tsv). */
export const Pages = () => (
  <Routes>
    <Route path="challenges" element={<ChallengesPage />} />
    <Route path="login" element={<LoginPage />} />
    <Route path="login-org/:organizationSlug?" element={<LoginOrganizationPage />} />
    <Route path="signup" element={<SignupPage />} />
    <Route path="class-signup" element={<ClassSignupPage />} />
    <Route path="forgot-password" element={<ForgotPasswordPage />} />
    <Route path="reset-password" element={<ResetPasswordPage />} />
    <Route path="courses" element={<CoursesPage courses={COURSES} />} />
    <Route path="schools" element={<Schools />} />
    <Route path="guide/:topic?" element={<GuidePages missing={<NotFoundPage />} />} />
    <Route path="guide/chapter/:chapter" element={<GuidePages missing={<NotFoundPage />} />} />
    <Route path="unsubscribed" element={<UnsubscribedPage />} />
    <Route path="tos" element={<LegalPage text="terms" />} />
    <Route path="privacy" element={<LegalPage text="privacy" />} />
    <Route path="refund-policy" element={<LegalPage text="refund" />} />
    <Route element={<RequireLogin />}>
      <Route path="impersonate" element={<ImpersonatePage missing={<NotFoundPage />} />} />
      <Route path="operator/mail" element={<MailPage missing={<NotFoundPage />} />} />
      <Route path="profile" element={<Navigate to="details" replace />} />
      <Route path="profile/details" element={<DetailsPage />} />
      <Route path="quiz/:courseId/:chapterId" element={<Navigate to="question/1" replace />} />
      <Route path="quiz/:courseId/:chapterId/question/:questionId" element={<QuestionPage />} />
      <Route path="quiz/:courseId/:chapterId/student/:studentId" element={<ReviewPage />} />
    </Route>
    <Route element={<RequireLogin only="parent" />}>
      <Route path="profile/students" element={<StudentsPage />} />
      <Route path="profile/students/add" element={<AddStudentPage />} />
      <Route path="profile/students/:studentId" element={<StudentPage />} />
      <Route path="profile/students/:studentId/edit" element={<EditStudentPage />} />
      <Route path="profile/student/:studentId" element={<StudentPage />} />
    </Route>
    <Route element={<RequireLogin only="admin" />}>
      <Route path="organization/details" element={<SchoolDetailsPage />} />
      <Route path="organization/teachers" element={<TeachersPage />} />
      <Route path="organization/teachers/add" element={<AddTeacherPage />} />
      <Route path="organization/teachers/:teacherId/edit" element={<EditTeacherPage />} />
    </Route>
    <Route element={<RequireLogin only="staff" />}>
      <Route path="organization" element={<Navigate to="classes" replace />} />
      <Route path="organization/classes" element={<ClassesPage />} />
      <Route path="organization/classes/add" element={<AddClassPage />} />
      <Route path="organization/classes/:classId" element={<ClassPage />} />
      <Route path="organization/classes/:classId/edit" element={<EditClassPage />} />
      <Route path="organization/students" element={<SchoolStudentsPage />} />
      <Route path="organization/students/add" element={<AddSchoolStudentsPage />} />
      <Route path="organization/students/:studentId" element={<SchoolStudentPage />} />
      <Route path="organization/students/:studentId/edit" element={<EditSchoolStudentPage />} />
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
