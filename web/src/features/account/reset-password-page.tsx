import { authGetUserByToken } from '@hopcode/contract/auth/get-user-by-token';
import { authResetPassword } from '@hopcode/contract/auth/reset-password';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form, FormError } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import links from '../../ui/text-link.module.css';

type FormProps = { readonly token: string; readonly email: string; readonly onDone: () => void };

const NewPasswordForm = ({ token, email, onDone }: FormProps) => {
  const t = useWords('account');
  const enterAs = useEnterAs();
  const form = useForm({
    initial: { new_password: '' },
    check: ({ new_password }) =>
      new_password === ''
        ? { new_password: 'missing' }
        : checkFields(authResetPassword.query, { new_password }),
    send: ({ new_password }) => api(authResetPassword, { query: {}, body: { token, new_password } }),
    // The server has ended every session of the account, including this browser's.
    done: async () => {
      onDone();
      await enterAs(null);
    },
  });
  return (
    <Form form={form} submit={t('account:reset.submit')}>
      {/* Password managers store the new password with this username. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="new_password"
        autoComplete="new-password"
        description={t('account:passwordHint')}
      />
    </Form>
  );
};

type CardProps = { readonly intro?: string; readonly children: ReactNode };

const ResetCard = ({ intro, children }: CardProps) => {
  const t = useWords('account');
  return (
    <PageCard title={t('account:reset.title')} picture="avatar/Knight/face" intro={intro}>
      {children}
    </PageCard>
  );
};

/** `/{lng}/reset-password?token=`: sets a new password, after a click on the link in the email. */
export const ResetPasswordPage = () => {
  const t = useWords('account');
  const locale = useLocale();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [done, setDone] = useState(false);
  const account = useQuery({
    queryKey: ['account-of-token', token],
    queryFn: ({ signal }) => api(authGetUserByToken, { query: { token }, signal }),
    enabled: token !== '' && !done,
    gcTime: 0,
  });

  if (done)
    return (
      <ResetCard>
        <p role="status">{t('account:reset.done')}</p>
        <div className={links.links}>
          <Link className={links.link} to={paths.login(locale)}>
            {t('account.login.title')}
          </Link>
        </div>
      </ResetCard>
    );
  if (token === '' || account.isError)
    return (
      <ResetCard>
        <FormError failure={token === '' ? 'invalid_token' : failureCodeOf(account.error)} />
        <div className={links.links}>
          <Link className={links.link} to={paths.forgotPassword(locale)}>
            {t('account:reset.again')}
          </Link>
        </div>
      </ResetCard>
    );
  if (!account.data)
    return (
      <ResetCard>
        <Skeleton height={120} radius={14} />
      </ResetCard>
    );
  return (
    <ResetCard intro={t('account:reset.intro', { email: account.data.email })}>
      <NewPasswordForm token={token} email={account.data.email} onDone={() => setDone(true)} />
    </ResetCard>
  );
};
