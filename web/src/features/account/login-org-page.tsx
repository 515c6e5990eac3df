import { authLoginOrg } from '@hopcode/contract/auth/login-org';
import { LOGIN_PICTURES } from '@hopcode/contract/auth/login-pictures';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { troubleOf } from '../../lib/forms/refusal.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import links from '../../ui/text-link.module.css';
import { CardLogin } from './card-login.tsx';
import { ClassSignupLink } from './class-signup-link.tsx';
import { GuestOnly } from './guest-only.tsx';
import { PicturePassword } from './picture-password.tsx';
import { useCardOfAddress } from './use-card-of-address.ts';

type Values = { organization_slug: string; username: string; password: string; pictures: string };

/** Pictures as a form keeps them: their names, with spaces between them. */
const picturesOf = (text: string) =>
  text.split(' ').flatMap((name) => LOGIN_PICTURES.find((picture) => picture === name) ?? []);

const LoginOrganizationForm = () => {
  const t = useWords('school');
  const locale = useLocale();
  const { search } = useLocation();
  const { organizationSlug } = useParams();
  const enterAs = useEnterAs();
  const [isWithPictures, setWithPictures] = useState(false);
  const bodyOf = ({ organization_slug, username, password, pictures }: Values) => ({
    organization_slug,
    username,
    ...(isWithPictures ? { pictures: picturesOf(pictures) } : { password }),
  });
  const form = useForm({
    initial: { organization_slug: organizationSlug ?? '', username: '', password: '', pictures: '' },
    check: (values) => checkFields(authLoginOrg.body, bodyOf(values)),
    send: async (values) => {
      try {
        return await api(authLoginOrg, { body: bodyOf(values) });
      } catch (error) {
        // All places are taken: another try could only begin by pressing elsewhere.
        if (troubleOf(error) === 'wrong_login') form.set('pictures', '');
        throw error;
      }
    },
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
        {isWithPictures ? (
          <PicturePassword
            picked={picturesOf(form.values.pictures)}
            onPick={(picked) => form.set('pictures', picked.join(' '))}
            isWrong={form.problems.pictures !== undefined}
          />
        ) : (
          <PasswordField form={form} name="password" autoComplete="current-password" />
        )}
      </Form>
      <div className={links.links}>
        <div>
          <Button variant="default" onClick={() => setWithPictures(!isWithPictures)}>
            {isWithPictures ? t('school:cards.withPassword') : t('school:cards.withPictures')}
          </Button>
        </div>
        <ClassSignupLink />
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

/** `/{lng}/login-org` and `/{lng}/login-org/{organizationSlug}`: members of an organization; `#card=` for a card. */
export const LoginOrganizationPage = () => {
  const [card, putCardAway] = useCardOfAddress();
  if (card !== undefined) return <CardLogin key={card} card={card} onOther={putCardAway} />;
  return (
    <GuestOnly>
      <LoginOrganizationForm />
    </GuestOnly>
  );
};
