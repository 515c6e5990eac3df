import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../lib/paths.ts';
import { HomePage } from './home-page.tsx';
import { LocaleLayout } from './locale-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PlayPage } from './play-page.tsx';
import { RequireLogin } from './require-login.tsx';
import { Shell } from './shell.tsx';

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

/** The pages by their addresses (spec/routes.tsv). */
export const Pages = () => (
  <Routes>
    <Route path="/" element={<Navigate to={paths.home(DEFAULT_LOCALE)} replace />} />
    <Route path="/:lng" element={<LocaleLayout />}>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="play/:courseId/:levelSlug" element={<PlayPage />} />
        <Route path="login" element={<LoginPage />} />
        <Route path="login-org/:organizationSlug?" element={<LoginOrganizationPage />} />
        <Route path="signup" element={<SignupPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="tos" element={<LegalPage text="terms" />} />
        <Route path="privacy" element={<LegalPage text="privacy" />} />
        <Route path="refund-policy" element={<LegalPage text="refund" />} />
        <Route element={<RequireLogin />}>
          <Route path="profile" element={<Navigate to="details" replace />} />
          <Route path="profile/details" element={<DetailsPage />} />
        </Route>
        <Route element={<RequireLogin only="parent" />}>
          <Route path="profile/students" element={<StudentsPage />} />
          <Route path="profile/students/add" element={<AddStudentPage />} />
          <Route path="profile/students/:studentId/edit" element={<EditStudentPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
  </Routes>
);
