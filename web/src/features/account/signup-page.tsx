import { authSignup } from '@hopcode/contract/auth/signup';
import { Link, useLocation, useSearchParams } from 'react-router';
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
import { UsernameField } from '../../ui/username-field.tsx';
import { GuestOnly } from './guest-only.tsx';

type Values = { email: string; password: string; full_name: string; username: string };

/** What is left out is not sent: an account without a name, or without a student yet. */
const bodyOf = ({ email, password, full_name, username }: Values) => ({
  email,
  password,
  full_name: full_name.trim() === '' ? undefined : full_name,
  username: username.trim() === '' ? undefined : username,
});

const SignupForm = () => {
  const t = useWords();
  const locale = useLocale();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const enterAs = useEnterAs();
  const form = useForm({
    initial: { email: '', password: '', full_name: '', username: '' },
    check: (values) => checkFields(authSignup.body, bodyOf(values)),
    send: (values) => api(authSignup, { query: { token }, body: bodyOf(values) }),
    done: enterAs,
  });
  return (
    <PageCard
      title={t('account.signup.title')}
      picture="avatar/FarmerBoy/face"
      intro={t('account.signup.intro')}
    >
      <Form form={form} submit={t('account.signup.submit')}>
        <TextField form={form} name="email" type="email" autoComplete="email" />
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          description={t('account.passwordHint')}
        />
        <TextField form={form} name="full_name" autoComplete="name" />
        <UsernameField form={form} suggestFirst />
      </Form>
      <div className={links.links}>
        <p>
          {t('account.signup.agree')}{' '}
          <Link className={links.link} to={paths.terms(locale)}>
            {t('account.legal.terms.title')}
          </Link>{' '}
          <Link className={links.link} to={paths.privacy(locale)}>
            {t('account.legal.privacy.title')}
          </Link>
        </p>
        <p>
          {t('account.signup.haveAccount')}{' '}
          <Link className={links.link} to={paths.login(locale, search)}>
            {t('account.login.title')}
          </Link>
        </p>
      </div>
    </PageCard>
  );
};

/** `/{lng}/signup`: an account of a parent or a learner; with the token of a link, for the link's address. */
export const SignupPage = () => (
  <GuestOnly>
    <SignupForm />
  </GuestOnly>
);
