import { authForgotPassword } from '@hopcode/contract/auth/forgot-password';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useSendsMail } from '../../lib/api/use-sends-mail.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import links from '../../ui/text-link.module.css';

/**
 * `/{lng}/forgot-password`: requests an email with a link for a new password. The page shows the same text whether or
 * not such an account exists.
 */
export const ForgotPasswordPage = () => {
  const t = useWords('account');
  const locale = useLocale();
  const sendsMail = useSendsMail();
  const [sentTo, setSentTo] = useState<string>();
  const said = useRef<HTMLParagraphElement>(null);
  // The pressed button has disappeared with the form, so the text gets the focus.
  useEffect(() => {
    if (sentTo !== undefined) said.current?.focus();
  }, [sentTo]);
  const form = useForm({
    initial: { email: '' },
    check: (values) => checkFields(authForgotPassword.query, values),
    send: (query) => api(authForgotPassword, { query }),
    done: (_, { email }) => setSentTo(email.trim()),
  });
  return (
    <PageCard
      title={t('account:forgot.title')}
      picture="avatar/Detective/face"
      intro={sentTo === undefined ? t('account:forgot.intro') : undefined}
    >
      {sentTo === undefined ? (
        <Form form={form} submit={t('account:forgot.submit')}>
          <TextField form={form} name="email" type="email" autoComplete="username" />
        </Form>
      ) : (
        <p ref={said} role="status" tabIndex={-1}>
          {sendsMail ? t('account:forgot.sent', { email: sentTo }) : t('account:noMail')}
        </p>
      )}
      <div className={links.links}>
        <p>
          <Link className={links.link} to={paths.login(locale)}>
            {t('account:backToLogin')}
          </Link>
        </p>
      </div>
    </PageCard>
  );
};
