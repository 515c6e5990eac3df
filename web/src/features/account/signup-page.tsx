import { authGetEmailFromToken } from '@hopcode/contract/auth/get-email-from-token';
import { authSignup } from '@hopcode/contract/auth/signup';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { pageMessage } from '../../lib/account/page-message.ts';
import { api } from '../../lib/api/api.ts';
import { useSendsMail } from '../../lib/api/use-sends-mail.ts';
import { checkCookies } from '../../lib/forms/check-cookies.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useEmailTaken } from '../../lib/forms/use-taken.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form, FormError } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { TakenNote } from '../../ui/taken-note.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import links from '../../ui/text-link.module.css';
import { UsernameField } from '../../ui/username-field.tsx';
import { ClassSignupLink } from './class-signup-link.tsx';
import { GoogleLogin } from './google-login.tsx';
import { GuestOnly } from './guest-only.tsx';
import { SignupMailLink } from './signup-mail-link.tsx';

type Values = { email: string; password: string; full_name: string; username: string };

/** Leaves out empty optional fields. The account then has no name, or no student yet. */
const bodyOf = ({ email, password, full_name, username }: Values) => ({
  email,
  password,
  full_name: full_name.trim() === '' ? undefined : full_name,
  username: username.trim() === '' ? undefined : username,
});

type FormProps = {
  /** The sign-up link that opened the page. */
  readonly link?: { readonly token: string; readonly email: string; readonly school: string | null };
};

const SignupForm = ({ link }: FormProps) => {
  const t = useWords('account');
  const locale = useLocale();
  const { search } = useLocation();
  const enterAs = useEnterAs();
  const sendsMail = useSendsMail();
  const form = useForm({
    initial: { email: link?.email ?? '', password: '', full_name: '', username: '' },
    check: (values) => checkFields(authSignup.body, bodyOf(values)),
    send: async (values) => {
      checkCookies();
      return await api(authSignup, { query: { token: link?.token }, body: bodyOf(values) });
    },
    done: async (user) => {
      await enterAs(user);
      // A sign-up link came by email, so the address is already confirmed.
      if (link === undefined) pageMessage.write(sendsMail ? 'mail_sent' : 'mail_kept');
    },
  });
  // A sign-up link is for an address without an account, so no check is needed.
  const asksEmail = link === undefined && form.problems.email === undefined;
  const taken = useEmailTaken(asksEmail ? form.values.email : undefined);
  return (
    <PageCard
      title={t('account.signup.title')}
      picture="avatar/FarmerBoy/face"
      intro={link?.school ? t('account:signup.toSchool', { school: link.school }) : t('account:signup.intro')}
    >
      <Form form={form} submit={t('account:signup.submit')}>
        <div>
          <TextField
            form={form}
            name="email"
            type="email"
            autoComplete="email"
            readOnly={link !== undefined}
          />
          <TakenNote of="email" taken={taken} />
        </div>
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          description={t('account:passwordHint')}
        />
        <TextField form={form} name="full_name" autoComplete="name" />
        {link?.school ? null : <UsernameField form={form} suggestFirst />}
      </Form>
      {link === undefined ? (
        <>
          <GoogleLogin />
          <SignupMailLink />
        </>
      ) : null}
      <div className={links.links}>
        {link === undefined ? <ClassSignupLink /> : null}
        <p>
          {t('account:signup.agree')}{' '}
          <Link className={links.link} to={paths.terms(locale)}>
            {t('account.legal.terms.title')}
          </Link>{' '}
          <Link className={links.link} to={paths.privacy(locale)}>
            {t('account.legal.privacy.title')}
          </Link>
        </p>
        <p>
          {t('account:signup.haveAccount')}{' '}
          <Link className={links.link} to={paths.login(locale, search)}>
            {t('account.login.title')}
          </Link>
        </p>
      </div>
    </PageCard>
  );
};

const SignupByLink = ({ token }: { readonly token: string }) => {
  const t = useWords('account');
  const locale = useLocale();
  const { data, error } = useQuery({
    queryKey: ['email-of-token', token],
    queryFn: ({ signal }) => api(authGetEmailFromToken, { query: { token }, signal }),
  });
  if (data) return <SignupForm link={{ token, email: data.email, school: data.organization_name }} />;
  return (
    <PageCard title={t('account.signup.title')} picture="avatar/FarmerBoy/face">
      {error === null ? (
        <Skeleton height={220} radius={16} />
      ) : (
        <>
          <FormError failure={failureCodeOf(error)} />
          <div className={links.links}>
            <Link className={links.link} to={paths.signup(locale)}>
              {t('account:signup.withoutLink')}
            </Link>
          </div>
        </>
      )}
    </PageCard>
  );
};

/**
 * `/{lng}/signup`: creates the account of a parent or a learner. If the page address has a token from an email, the
 * account gets the email address of that token.
 */
export const SignupPage = () => {
  const [query] = useSearchParams();
  const token = query.get('token');
  return <GuestOnly>{token === null ? <SignupForm /> : <SignupByLink token={token} />}</GuestOnly>;
};
