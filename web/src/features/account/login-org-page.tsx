import { authLoginOrg } from '@hopcode/contract/auth/login-org';
import { LOGIN_PICTURES } from '@hopcode/contract/auth/login-pictures';
import { ApiError } from '@hopcode/contract/errors';
import { organizationBySlug } from '@hopcode/contract/organization/by-slug';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { checkCookies } from '../../lib/forms/check-cookies.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
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
import { SharedComputer } from './shared-computer.tsx';
import { useCardOfAddress } from './use-card-of-address.ts';
import { useFollowLogin } from './use-follow-login.ts';

type Values = { organization_slug: string; username: string; password: string; pictures: string };

/** The pictures of a picture password. The form value contains their names, separated by spaces. */
const picturesOf = (text: string) =>
  text.split(' ').flatMap((name) => LOGIN_PICTURES.find((picture) => picture === name) ?? []);

/** The school in the address. Its name is undefined without an address of a school, and null if there is no such school. */
const useSchoolAt = (slug: string | undefined) => {
  const { data, error } = useQuery({
    queryKey: ['school-at', slug],
    queryFn: ({ signal }) => api(organizationBySlug, { query: { slug: slug ?? '' }, signal }),
    enabled: slug !== undefined,
  });
  const isNone = error instanceof ApiError && (error.status === 404 || error.status === 422);
  // Until the name has loaded, or if it cannot be loaded, the page shows the slug. If the line appeared later, the fields
  // would move away from a click.
  const name = isNone ? null : (data?.name ?? slug);
  // When a page loads, the server redirects an old slug. `movedTo` does the same for links within the app.
  const movedTo = data !== undefined && slug?.toLowerCase() !== data.slug ? data.slug : undefined;
  return { name, movedTo };
};

type WaysProps = { readonly isWithPictures: boolean; readonly onPictures: (isWith: boolean) => void };

const OtherWays = ({ isWithPictures, onPictures }: WaysProps) => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  const { search } = useLocation();
  return (
    <div className={links.links}>
      <div>
        <Button variant="default" onClick={() => onPictures(!isWithPictures)}>
          {isWithPictures ? t('school:cards.withPassword') : t('school:cards.withPictures')}
        </Button>
      </div>
      <ClassSignupLink />
      <p>
        {t('account:loginOrg.noSchool')}{' '}
        <Link className={links.link} to={paths.login(locale, search)}>
          {t('account.login.title')}
        </Link>
      </p>
    </div>
  );
};

type FormProps = {
  /** The school in the address; undefined if the form must ask for the school. */
  readonly slug: string | undefined;
  /** Whether the school in the address does not exist. Then the form asks for the school. */
  readonly isUnknown: boolean;
  readonly isWithPictures: boolean;
};

const LoginOrganizationForm = ({ slug, isUnknown, isWithPictures }: FormProps) => {
  const t = useWords('school', 'account');
  const followLogin = useFollowLogin();
  // School computers are usually shared (docs/decisions/0034).
  const [isShared, setShared] = useState(true);
  const bodyOf = ({ organization_slug, username, password, pictures }: Values) => ({
    organization_slug,
    username,
    shared: isShared,
    ...(isWithPictures ? { pictures: picturesOf(pictures) } : { password }),
  });
  const form = useForm({
    initial: { organization_slug: slug ?? '', username: '', password: '', pictures: '' },
    check: (values) => checkFields(authLoginOrg.body, bodyOf(values)),
    send: async (values) => {
      checkCookies();
      try {
        return await api(authLoginOrg, { body: bodyOf(values) });
      } catch (error) {
        // The student has chosen three wrong pictures. Without this, the student would have to remove the pictures
        // before another try.
        if (failureCodeOf(error) === 'wrong_login') form.set('pictures', '');
        throw error;
      }
    },
    done: followLogin,
  });
  const typed = { autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Form form={form} submit={t('account:login.submit')}>
      {slug === undefined || isUnknown ? (
        <TextField
          form={
            isUnknown && form.values.organization_slug === slug
              ? { ...form, problems: { ...form.problems, organization_slug: 'invalid' } }
              : form
          }
          name="organization_slug"
          autoComplete="organization"
          {...typed}
        />
      ) : null}
      <TextField
        form={form}
        name="username"
        label={t('account:loginOrg.username')}
        autoComplete="username"
        {...typed}
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
      <SharedComputer isShared={isShared} onChange={setShared} />
    </Form>
  );
};

const LoginOrganization = () => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  const { organizationSlug: slug } = useParams();
  const { search } = useLocation();
  const { name: school, movedTo } = useSchoolAt(slug);
  const [isWithPictures, setWithPictures] = useState(false);
  if (movedTo !== undefined)
    return <Navigate to={paths.loginOrganizationAt(locale, movedTo) + search} replace />;
  return (
    <PageCard
      title={t('account:loginOrg.title')}
      picture="avatar/Kid1/face"
      intro={school ? t('account:loginOrg.at', { school }) : undefined}
    >
      <LoginOrganizationForm slug={slug} isUnknown={school === null} isWithPictures={isWithPictures} />
      <OtherWays isWithPictures={isWithPictures} onPictures={setWithPictures} />
    </PageCard>
  );
};

/**
 * `/{lng}/login-org` and `/{lng}/login-org/{organizationSlug}`: the login for members of a school. After `#card=`, the
 * address contains the secret of a login card.
 */
export const LoginOrganizationPage = () => {
  const [card, putCardAway] = useCardOfAddress();
  if (card !== undefined) return <CardLogin key={card} card={card} onOther={putCardAway} />;
  return (
    <GuestOnly>
      <LoginOrganization />
    </GuestOnly>
  );
};
