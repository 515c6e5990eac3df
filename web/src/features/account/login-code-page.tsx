import { authLoginSecondFactor } from '@hopcode/contract/auth/second-factor';
import { ApiError } from '@hopcode/contract/errors';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useEnterByLogin } from '../../lib/account/enter-as.ts';
import { api } from '../../lib/api/api.ts';
import { checkCookies } from '../../lib/forms/check-cookies.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { CodeField } from '../../ui/code-field.tsx';
import forms from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { GuestOnly } from './guest-only.tsx';
import classes from './login-code-page.module.css';
import { useLoginToken } from './use-login-token.ts';

type FormProps = { readonly token: string; readonly onExpired: () => void };

const CodeForm = ({ token, onExpired }: FormProps) => {
  const t = useWords('security', 'account');
  const enterAs = useEnterByLogin();
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => checkFields(authLoginSecondFactor.body, { token, code }),
    send: async ({ code }) => {
      checkCookies();
      try {
        return await api(authLoginSecondFactor, { body: { token, code } });
      } catch (error) {
        if (error instanceof ApiError && error.detail === 'login_expired') onExpired();
        throw error;
      }
    },
    done: enterAs,
  });
  const change = (): void => {
    form.set('code', '');
    setRecovery(!isRecovery);
  };
  return (
    <>
      <Form form={form} submit={t('security:login.submit')}>
        <CodeField form={form} isRecovery={isRecovery} />
      </Form>
      <div className={links.links}>
        <div>
          <Button
            variant="default"
            classNames={{ root: classes.other ?? '', label: classes.label ?? '' }}
            onClick={change}
          >
            {isRecovery ? t('security:login.useApp') : t('security:login.useRecovery')}
          </Button>
        </div>
        {isRecovery ? <p>{t('security:login.lost')}</p> : null}
      </div>
    </>
  );
};

const LoginCode = () => {
  const t = useWords('security', 'account');
  const locale = useLocale();
  const { search } = useLocation();
  const token = useLoginToken();
  const [expired, setExpired] = useState<string>();
  const isOpen = token !== undefined && token !== expired;
  return (
    <PageCard
      title={t('security:login.title')}
      picture="avatar/Knight/face"
      intro={isOpen ? t('security:login.intro') : undefined}
    >
      {isOpen ? (
        <CodeForm token={token} onExpired={() => setExpired(token)} />
      ) : (
        <p className={forms.failure} role="alert">
          {t('security:login.expired')}
        </p>
      )}
      <p className={links.links}>
        <Link className={links.link} to={paths.login(locale, search)}>
          {t('security:login.again')}
        </Link>
      </p>
    </PageCard>
  );
};

/** `/{lng}/login/code`: asks for the code of the second factor, after the password or the login with Google. */
export const LoginCodePage = () => (
  <GuestOnly>
    <LoginCode />
  </GuestOnly>
);
