import { authLogin } from '@hopcode/contract/auth/login';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { checkCookies } from '../../lib/forms/check-cookies.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import forms from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import links from '../../ui/text-link.module.css';
import { GoogleLogin } from './google-login.tsx';
import { GuestOnly } from './guest-only.tsx';
import { SharedComputer } from './shared-computer.tsx';
import { useFollowLogin } from './use-follow-login.ts';

const LoginForm = () => {
  const t = useWords('account');
  const locale = useLocale();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const followLogin = useFollowLogin();
  const [isShared, setShared] = useState(false);
  const form = useForm({
    initial: { email: '', password: '' },
    check: (values) => checkFields(authLogin.body, values),
    send: async (values) => {
      checkCookies();
      return await api(authLogin, { body: { ...values, shared: isShared } });
    },
    done: followLogin,
  });
  return (
    <PageCard title={t('account.login.title')} picture="avatar/Rabbit/face">
      {query.get('google') === 'failed' ? (
        <p className={forms.failure} role="alert">
          {t('account:login.googleFailed')}
        </p>
      ) : null}
      <Form form={form} submit={t('account:login.submit')}>
        <TextField form={form} name="email" type="email" autoComplete="username" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <SharedComputer isShared={isShared} onChange={setShared} />
      </Form>
      <GoogleLogin isShared={isShared} />
      <div className={links.links}>
        <p>
          <Link className={links.link} to={paths.forgotPassword(locale)}>
            {t('account:login.forgot')}
          </Link>
        </p>
        <p>
          {t('account:login.noAccount')}{' '}
          <Link className={links.link} to={paths.signup(locale, search)}>
            {t('account.signup.title')}
          </Link>
        </p>
        <p>
          {t('account:login.school')}{' '}
          <Link className={links.link} to={paths.loginOrganization(locale, search)}>
            {t('account:loginOrg.title')}
          </Link>
        </p>
      </div>
    </PageCard>
  );
};

/** `/{lng}/login`: the login with email and password. */
export const LoginPage = () => (
  <GuestOnly>
    <LoginForm />
  </GuestOnly>
);
