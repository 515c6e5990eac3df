import { profileChangePassword } from '@hopcode/contract/profile/password';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import links from '../../ui/text-link.module.css';
import classes from './profile.module.css';

type Props = {
  readonly email: string;
  /**
   * Whether the account has a password. An account without a password sets its first one with the email for a forgotten
   * password.
   */
  readonly hasPassword: boolean;
};

const PasswordForm = ({ email }: Pick<Props, 'email'>) => {
  const t = useWords('site', 'account');
  const [saved, setSaved] = useState(false);
  const form = useForm({
    initial: { password: '', new_password: '' },
    check: (values) => checkFields(profileChangePassword.body, values),
    send: (body) => {
      setSaved(false);
      return api(profileChangePassword, { body });
    },
    done: () => {
      form.set('password', '');
      form.set('new_password', '');
      setSaved(true);
    },
  });
  return (
    <Form
      form={form}
      submit={t('site:profile.password.submit')}
      beside={
        <span className={classes.saved} role="status">
          {saved ? t('site:profile.password.done') : ''}
        </span>
      }
    >
      {/* Password managers store the new password with this username. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label={t('site:profile.password.present')}
        autoComplete="current-password"
      />
      <PasswordField
        form={form}
        name="new_password"
        autoComplete="new-password"
        description={t('account:passwordHint')}
      />
    </Form>
  );
};

/** Changes the password of the account. */
export const PasswordSection = ({ email, hasPassword }: Props) => {
  const t = useWords('site', 'account');
  const locale = useLocale();
  return (
    <section className={classes.section}>
      <h2>{t('site:profile.password.title')}</h2>
      {hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <p>
          {t('site:profile.password.none')}{' '}
          <Link className={links.link} to={paths.forgotPassword(locale)}>
            {t('account:reset.title')}
          </Link>
        </p>
      )}
    </section>
  );
};
