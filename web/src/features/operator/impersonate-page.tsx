import '@mantine/core/styles/Input.layer.css';
import { authImpersonateStudent, authImpersonateUser } from '@hopcode/contract/auth/impersonate';
import {
  userSearchEmails,
  userSearchOrganizations,
  userSearchStudentUsernames,
} from '@hopcode/contract/user/search';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { SignupLinkForm } from '../../ui/signup-link-form.tsx';
import links from '../../ui/text-link.module.css';
import { InviteAdminForm } from './invite-admin-form.tsx';
import classes from './operator.module.css';
import { ResetSecondFactorForm } from './reset-second-factor-form.tsx';
import { SchoolForm } from './school-form.tsx';
import { SecondFactorReminder } from './second-factor-reminder.tsx';
import { WaitingRefunds } from './waiting-refunds.tsx';

/** The account or student to act as. */
type Target = { readonly kind: 'user' | 'student'; readonly id: string; readonly name: string };
type School = { readonly id: string; readonly name: string };

type Find = { readonly id: string; readonly name: string; readonly detail: string | null };

type FindsProps = {
  readonly title: string;
  readonly finds: readonly Find[];
  readonly action: string;
  readonly onChoose: (find: Find) => void;
};

const Finds = ({ title, finds, action, onChoose }: FindsProps) => {
  const t = useWords('operator', 'account');
  return (
    <section className={classes.finds}>
      <h2>{title}</h2>
      {finds.length === 0 ? (
        <p>{t('operator:impersonate.none')}</p>
      ) : (
        <ul>
          {finds.map((find) => (
            <li key={find.id}>
              <span>
                <b>
                  <bdi>{find.name}</bdi>
                </b>
                {find.detail === null ? null : <bdi>{find.detail}</bdi>}
              </span>
              <Button
                variant="default"
                size="sm"
                aria-label={`${action}: ${find.name}`}
                onClick={() => onChoose(find)}
              >
                {action}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const useFinds = (query: string, school: School | undefined) =>
  useQuery({
    queryKey: ['operator', 'search', query, school?.id],
    enabled: query !== '',
    queryFn: async ({ signal }) => {
      const within = school === undefined ? {} : { organization_id: school.id };
      const [schools, emails, students] = await Promise.all([
        api(userSearchOrganizations, { query: { query }, signal }),
        api(userSearchEmails, { query: { query, ...within }, signal }),
        api(userSearchStudentUsernames, { query: { query, ...within }, signal }),
      ]);
      return { schools, emails, students };
    },
  });

type SearchProps = { readonly onTarget: (target: Target) => void };

const Search = ({ onTarget }: SearchProps): ReactNode => {
  const t = useWords('operator', 'account');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [school, setSchool] = useState<School>();
  const { data, isError, isFetching, refetch } = useFinds(asked, school);
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(text.trim());
  };
  const act = t('operator:impersonate.act');
  return (
    <>
      <form className={classes.search} onSubmit={ask}>
        <TextInput
          size="md"
          type="search"
          maxLength={100}
          label={t('operator:impersonate.search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" aria-busy={isFetching}>
          {t('operator:impersonate.find')}
        </Button>
      </form>
      {school === undefined ? null : (
        <p className={classes.within}>
          {t('operator:impersonate.within')} <bdi>{school.name}</bdi>{' '}
          <button type="button" className={classes.plain} onClick={() => setSchool(undefined)}>
            {t('operator:impersonate.everywhere')}
          </button>
        </p>
      )}
      {isError ? (
        <ErrorMessage title={t('operator:impersonate.searchFailed')} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <div aria-live="polite">
          <Finds
            title={t('operator:impersonate.accounts')}
            finds={data.emails.map((one) => ({ id: one.user_id, name: one.email, detail: one.full_name }))}
            action={act}
            onChoose={({ id, name }) => onTarget({ kind: 'user', id, name })}
          />
          <Finds
            title={t('operator:impersonate.students')}
            finds={data.students.map((one) => ({
              id: one.student_id,
              name: one.username,
              detail: one.organization_name,
            }))}
            action={act}
            onChoose={({ id, name }) => onTarget({ kind: 'student', id, name })}
          />
          <Finds
            title={t('operator:impersonate.organizations')}
            finds={data.schools.map((one) => ({ id: one.id, name: one.name, detail: one.slug }))}
            action={t('operator:impersonate.narrow')}
            onChoose={setSchool}
          />
        </div>
      )}
    </>
  );
};

type ConfirmProps = { readonly target: Target | undefined; readonly onClose: () => void };

const Confirm = ({ target, onClose }: ConfirmProps) => {
  const t = useWords('operator', 'account');
  const locale = useLocale();
  const navigate = useNavigate();
  const enterAs = useEnterAs();
  const act = useMutation({
    mutationFn: ({ kind, id }: Target) =>
      kind === 'user'
        ? api(authImpersonateUser, { query: { target_user_id: id } })
        : api(authImpersonateStudent, { query: { target_student_id: id } }),
    onSuccess: async (user) => {
      await enterAs(user);
      await navigate(paths.home(locale));
    },
  });
  return (
    <Dialog
      opened={target !== undefined}
      onClose={onClose}
      title={t('operator:impersonate.confirm', { name: target?.name ?? '' })}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('dialog.cancel')}
          </Button>
          <Button
            aria-busy={act.isPending}
            onClick={() => {
              if (target !== undefined && !act.isPending) act.mutate(target);
            }}
          >
            {t('operator:impersonate.act')}
          </Button>
        </>
      }
    >
      <p>{t('operator:impersonate.warning')}</p>
      {act.isError ? <p role="alert">{t('operator:impersonate.failed')}</p> : null}
    </Dialog>
  );
};

/** `/{lng}/impersonate`: the operator searches for an account or a student and acts as this user. */
export const ImpersonatePage = () => {
  const t = useWords('operator', 'site', 'account');
  const locale = useLocale();
  const [target, setTarget] = useState<Target>();
  return (
    <PageCard title={t('operator:impersonate.title')} intro={t('operator:impersonate.intro')} width="wide">
      <SecondFactorReminder />
      <WaitingRefunds />
      <Search onTarget={setTarget} />
      <section className={classes.section}>
        <h2>{t('operator:school.title')}</h2>
        <p>{t('operator:school.intro')}</p>
        <SchoolForm />
      </section>
      <section className={classes.section}>
        <h2>{t('operator:inviteAdmin.title')}</h2>
        <p>{t('operator:inviteAdmin.intro')}</p>
        <InviteAdminForm />
      </section>
      <section className={classes.section}>
        <h2>{t('site:signupLink.title')}</h2>
        <p>{t('site:signupLink.intro.operator')}</p>
        <SignupLinkForm />
      </section>
      <ResetSecondFactorForm />
      <p className={links.links}>
        <Link className={links.link} to={paths.operatorInbox(locale)}>
          {t('operator:inbox.title')}
        </Link>
        <Link className={links.link} to={paths.operatorPurchases(locale)}>
          {t('shell.link.operatorPurchases')}
        </Link>
        <Link className={links.link} to={paths.operatorMail(locale)}>
          {t('operator:mail.title')}
        </Link>
        <Link className={links.link} to={paths.recordings(locale)}>
          {t('operator:recordings')}
        </Link>
      </p>
      <Confirm key={target?.id} target={target} onClose={() => setTarget(undefined)} />
    </PageCard>
  );
};
