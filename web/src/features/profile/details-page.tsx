import { authLogoutEverywhere } from '@hopcode/contract/auth/logout-everywhere';
import { type Profile, profileUpdate } from '@hopcode/contract/profile/profile';
import { userChangeLanguage } from '@hopcode/contract/user/change-language';
import { LOCALES } from '@hopcode/translations/locales';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentUserQuery, useCurrentUser } from '../../lib/account/current-user.ts';
import { leaveTo } from '../../lib/account/leave-to.ts';
import { pageMessage } from '../../lib/account/page-message.ts';
import { roleOf } from '../../lib/account/role.ts';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { inLocale, paths } from '../../lib/paths.ts';
import { LateAgreement, LateRecordingAgreement } from '../../ui/agreements/late-agreement.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Form } from '../../ui/form.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddressSection } from './address-section.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportSection } from './export-section.tsx';
import { NewAddress } from './new-address.tsx';
import { PasswordSection } from './password-section.tsx';
import classes from './profile.module.css';
import { profileQuery } from './profile-query.ts';
import { SecurityLink } from './security-link.tsx';

const NameForm = ({ profile }: { readonly profile: Profile }) => {
  const t = useWords('account', 'profile');
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const bodyOf = (name: string) => ({ full_name: name.trim() === '' ? null : name });
  const form = useForm({
    initial: { full_name: profile.full_name ?? '' },
    check: ({ full_name }) => checkFields(profileUpdate.body, bodyOf(full_name)),
    send: ({ full_name }) => {
      setSaved(false);
      return api(profileUpdate, { body: bodyOf(full_name) });
    },
    done: async (changed) => {
      queryClient.setQueryData(profileQuery.queryKey, changed);
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      setSaved(true);
    },
  });
  return (
    <Form
      form={form}
      unsaved={form.isChanged}
      submit={t('form.save')}
      beside={
        <span className={classes.saved} role="status">
          {saved ? t('form.saved') : ''}
        </span>
      }
    >
      <TextField form={form} name="full_name" autoComplete="name" />
    </Form>
  );
};

const LanguageChoice = () => {
  const t = useWords('account', 'profile');
  const locale = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const change = useMutation({
    mutationFn: (language: string) => api(userChangeLanguage, { query: { language } }),
    onSuccess: ({ code }) => navigate(inLocale(code, location)),
  });
  return (
    <>
      <label htmlFor={id}>{t('profile:details.language')}</label>
      <select
        id={id}
        className={classes.select}
        value={change.isPending ? change.variables : locale}
        onChange={(event) => change.mutate(event.currentTarget.value)}
      >
        {LOCALES.map(({ code, native_name, flag_emoji }) => (
          <option key={code} value={code} lang={code}>
            {`${flag_emoji} ${native_name}`}
          </option>
        ))}
      </select>
      {change.isError ? (
        <p className={classes.failure} role="alert">
          {t('profile:details.languageFailed')}
        </p>
      ) : null}
    </>
  );
};

const Goodbye = () => {
  const t = useWords('account', 'profile');
  const locale = useLocale();
  const [erasing, erase] = useDisclosure(false);
  const leave = (): void => leaveTo(paths.home(locale));
  const goodbye = (): void => {
    pageMessage.write('erased');
    leave();
  };
  const everywhere = useMutation({ mutationFn: () => api(authLogoutEverywhere), onSuccess: leave });
  return (
    <>
      <section className={classes.section}>
        <h2>{t('profile:everywhere.title')}</h2>
        <p>{t('profile:everywhere.detail')}</p>
        <Button variant="default" aria-busy={everywhere.isPending} onClick={() => everywhere.mutate()}>
          {t('profile:everywhere.button')}
        </Button>
        {everywhere.isError ? (
          <p className={classes.failure} role="alert">
            {t('account.logoutFailed')}
          </p>
        ) : null}
      </section>
      <ExportSection />
      <section className={classes.section}>
        <h2>{t('profile:erase.title')}</h2>
        <p>{t('profile:erase.detail')}</p>
        <Button color="berry" onClick={erase.open}>
          {t('profile:erase.button')}
        </Button>
        <EraseDialog opened={erasing} onClose={erase.close} onErased={goodbye} />
      </section>
    </>
  );
};

/**
 * `/{lng}/profile/details`: the data and the language of an account. The user can export or delete the account here.
 */
export const DetailsPage = () => {
  const t = useWords('account', 'profile');
  const { data: profile, isLoadingError: isError, refetch } = useQuery(profileQuery);
  // An operator who acts as an account must not change how the account logs in.
  const user = useCurrentUser();
  const isActedAs = user?.impersonated === true;
  const isParent = user ? roleOf(user) === 'parent' : false;
  const email = profile?.email ?? null;
  if (isError)
    return (
      <ErrorMessage
        title={t('account.loadFailed')}
        detail={t('account.failure.unreachable')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <PageCard title={t('profile:details.title')} width="wide">
      {profile ? (
        <>
          {email === null ? null : <p>{t('profile:details.email', { email })}</p>}
          {email === null || isActedAs ? null : <NewAddress />}
          <NameForm profile={profile} />
          <section className={classes.section}>
            <LanguageChoice />
          </section>
          {email === null || isActedAs ? null : (
            <>
              <AddressSection profile={{ ...profile, email }} />
              <PasswordSection email={email} hasPassword={profile.has_password} />
              <SecurityLink />
            </>
          )}
          {isParent ? <LateAgreement /> : null}
          {email === null || isActedAs || user?.is_student !== false ? null : <LateRecordingAgreement />}
          <Goodbye />
        </>
      ) : (
        <LoadingSign height={240} />
      )}
    </PageCard>
  );
};
