import { USER_TYPES } from '@hopcode/contract/auth/current';
import { organizationInviteTeacher, type Teacher } from '@hopcode/contract/organization/teachers';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';
import { useSendsMail } from '../../lib/api/use-sends-mail.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { SignupLinkForm } from '../../ui/signup-link-form.tsx';
import { InvitationsSection, invitationsQuery } from './invitations-section.tsx';
import classes from './school.module.css';
import { SchoolField } from './school-field.tsx';
import { teachersQuery } from './school-queries.ts';
import { teacherName } from './teacher-name.ts';

const ICON = { size: 20, strokeWidth: 2.3 } as const;

type RowProps = { readonly teacher: Teacher; readonly isSelf: boolean };

const TeacherRow = ({ teacher, isSelf }: RowProps) => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, email, user_type, has_joined } = teacher;
  const name = teacherName(teacher);
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {email === null || email === name ? null : (
          <span>
            <bdi>{email}</bdi>
          </span>
        )}
        <span className={classes.mark}>
          {user_type === USER_TYPES.admin
            ? t('school:teachers.role.admin')
            : t('school:teachers.role.teacher')}
          {isSelf ? ` · ${t('school:teachers.you')}` : ''}
          {has_joined ? '' : ` · ${t('school:teachers.notJoined')}`}
        </span>
      </span>
      <IconButton
        label={t('school:teachers.edit.open', { name })}
        icon={<Pencil {...ICON} />}
        onClick={() => void navigate(paths.editTeacher(locale, id))}
      />
    </li>
  );
};

const InviteForm = () => {
  const t = useWords('school', 'account');
  const queryClient = useQueryClient();
  const sendsMail = useSendsMail();
  const [invited, setInvited] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    check: (values) => checkFields(organizationInviteTeacher.query, values),
    send: (query) => {
      setInvited(undefined);
      return api(organizationInviteTeacher, { query });
    },
    done: (_, { email }) => {
      setInvited(email.trim());
      void queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
      form.set('email', '');
    },
  });
  const said = (email: string): string =>
    sendsMail ? t('school:teachers.invite.sent', { email }) : t('school:teachers.invite.kept', { email });
  return (
    <section className={classes.section}>
      <h2>{t('school:teachers.invite.title')}</h2>
      <p>{t('school:teachers.invite.intro')}</p>
      <Form form={form} submit={t('school:teachers.invite.submit')}>
        <SchoolField form={form} of="teachers" name="email" type="email" dir="ltr" autoComplete="off" />
      </Form>
      <p className={classes.saved} role="status">
        {invited === undefined ? '' : said(invited)}
      </p>
    </section>
  );
};

/** `/{lng}/organization/teachers`: the teachers and admins of the school, for its admins. */
export const TeachersPage = () => {
  const t = useWords('school', 'site', 'account');
  const locale = useLocale();
  const user = useCurrentUser();
  const { data: teachers, isLoadingError: isError, refetch } = useQuery(teachersQuery);
  const list = () => {
    if (teachers)
      return (
        <ul className={classes.list}>
          {teachers.map((teacher) => (
            <TeacherRow key={teacher.id} teacher={teacher} isSelf={teacher.id === user?.user_id} />
          ))}
        </ul>
      );
    if (isError)
      return <LoadError message={t('school:teachers.loadFailed')} onRetry={() => void refetch()} />;
    return <Skeleton height={180} radius={16} />;
  };
  return (
    <PageCard title={t('school:teachers.title')} width="wide">
      <div className={classes.top}>
        <Button component={Link} to={paths.addTeacher(locale)} leftSection={<Plus {...ICON} />}>
          {t('school:teachers.add.title')}
        </Button>
      </div>
      {list()}
      <InvitationsSection />
      <InviteForm />
      <section className={classes.section}>
        <h2>{t('site:signupLink.title')}</h2>
        <p>{t('site:signupLink.intro.school')}</p>
        <SignupLinkForm />
      </section>
    </PageCard>
  );
};
