import { authLoginOrg } from '@hopcode/contract/auth/login-org';
import { Link, useLocation, useParams } from 'react-router';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import links from '../../ui/text-link.module.css';
import { GuestOnly } from './guest-only.tsx';

const LoginOrganizationForm = () => {
  const t = useWords();
  const locale = useLocale();
  const { search } = useLocation();
  const { organizationSlug } = useParams();
  const enterAs = useEnterAs();
  const form = useForm({
    initial: { organization_slug: organizationSlug ?? '', username: '', password: '' },
    check: (values) => checkFields(authLoginOrg.body, values),
    send: (body) => api(authLoginOrg, { body }),
    done: enterAs,
  });
  return (
    <PageCard
      title={t('account.loginOrg.title')}
      picture="avatar/Kid1/face"
      intro={
        organizationSlug === undefined ? undefined : t('account.loginOrg.at', { school: organizationSlug })
      }
    >
      <Form form={form} submit={t('account.login.submit')}>
        {organizationSlug === undefined ? (
          <TextField
            form={form}
            name="organization_slug"
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : null}
        <TextField
          form={form}
          name="username"
          label={t('account.loginOrg.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField form={form} name="password" autoComplete="current-password" />
      </Form>
      <div className={links.links}>
        <p>
          {t('account.loginOrg.noSchool')}{' '}
          <Link className={links.link} to={paths.login(locale, search)}>
            {t('account.login.title')}
          </Link>
        </p>
      </div>
    </PageCard>
  );
};

/** `/{lng}/login-org` and `/{lng}/login-org/{organizationSlug}`: members of an organization. */
export const LoginOrganizationPage = () => (
  <GuestOnly>
    <LoginOrganizationForm />
  </GuestOnly>
);
