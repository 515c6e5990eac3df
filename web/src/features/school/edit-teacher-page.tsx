import {
  organizationTeacherDelete,
  organizationTeacherUpdate,
  type Teacher,
} from '@hopcode/contract/organization/teachers';
import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { currentUserQuery, useCurrentUser } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';
import { refreshSchool } from '../../lib/api/school-query.ts';
import { changedOf } from '../../lib/forms/changed-of.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { afterDoing } from '../../lib/forms/done-message.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { TypedConfirmDialog } from '../../ui/typed-confirm-dialog.tsx';
import { isMissing } from './is-missing.ts';
import classes from './school.module.css';
import { SchoolField } from './school-field.tsx';
import { teacherQuery } from './school-queries.ts';
import { teacherName } from './teacher-name.ts';
import { TeacherSecondFactor } from './teacher-second-factor.tsx';
import { TeacherTypeChoice } from './teacher-type-choice.tsx';

const bodyOf = (name: string) => ({ full_name: name.trim() === '' ? null : name });

const TeacherForm = ({ teacher }: { readonly teacher: Teacher }) => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [type, setType] = useState(teacher.user_type);
  const form = useForm({
    initial: { full_name: teacher.full_name ?? '' },
    check: ({ full_name }) => checkFields(organizationTeacherUpdate.body, bodyOf(full_name)),
    send: ({ full_name }) =>
      api(organizationTeacherUpdate, {
        params: { teacher_id: teacher.id },
        body: { ...bodyOf(full_name), ...changedOf({ user_type: type }, teacher) },
      }),
    done: async (saved) => {
      await refreshSchool(queryClient);
      await navigate(
        paths.teachers(locale),
        afterDoing(t('school:done.saved', { name: teacherName(saved) })),
      );
      // After admins have changed their own role, they may see other pages.
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
  return (
    <Form
      form={form}
      unsaved={form.isChanged || type !== teacher.user_type}
      submit={t('form.save')}
      beside={
        <Button variant="default" component={Link} to={paths.teachers(locale)}>
          {t('dialog.cancel')}
        </Button>
      }
    >
      <SchoolField form={form} of="teachers" name="full_name" autoComplete="off" />
      <TeacherTypeChoice value={type} onChange={setType} />
    </Form>
  );
};

const DeleteTeacher = ({ teacher }: { readonly teacher: Teacher }) => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const [asked, ask] = useDisclosure(false);
  const keyword = t('school:teachers.delete.keyword');
  const name = teacherName(teacher);
  // Users delete their own account in the profile. That page lists everything that is deleted with it.
  if (teacher.id === user?.user_id) return null;
  return (
    <section className={classes.section}>
      <h2>{t('school:teachers.delete.title', { name })}</h2>
      <p>{t('school:teachers.delete.detail')}</p>
      <Button color="berry" onClick={ask.open}>
        {t('school:teachers.delete.button')}
      </Button>
      <TypedConfirmDialog
        opened={asked}
        onClose={ask.close}
        title={t('school:teachers.delete.title', { name })}
        keyword={keyword}
        label={t('school:teachers.delete.type', { keyword })}
        confirm={t('school:teachers.delete.confirm')}
        send={() => api(organizationTeacherDelete, { params: { teacher_id: teacher.id } })}
        onDone={async () => {
          await navigate(paths.teachers(locale), afterDoing(t('school:done.erased', { name })));
          await refreshSchool(queryClient);
        }}
      >
        {t('school:teachers.delete.detail')}
      </TypedConfirmDialog>
    </section>
  );
};

/** `/{lng}/organization/teachers/{teacherId}/edit`: the name and role of a teacher or admin. */
export const EditTeacherPage = () => {
  const t = useWords('school', 'account');
  const { teacherId = '' } = useParams();
  const { data: teacher, error, refetch } = useQuery(teacherQuery(teacherId));
  const content = () => {
    if (teacher)
      return (
        <>
          <TeacherForm key={teacher.id} teacher={teacher} />
          <TeacherSecondFactor teacher={teacher} />
          <DeleteTeacher teacher={teacher} />
        </>
      );
    if (isMissing(error)) return <p role="alert">{t('school:teachers.edit.missing')}</p>;
    if (error) return <LoadError message={t('school:teachers.loadFailed')} onRetry={() => void refetch()} />;
    return <Skeleton height={220} radius={16} />;
  };
  return (
    <PageCard
      title={t('school:teachers.edit.title')}
      intro={teacher === undefined ? undefined : (teacher.email ?? undefined)}
    >
      {content()}
    </PageCard>
  );
};
