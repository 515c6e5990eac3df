import { USER_TYPES } from '@hopcode/contract/auth/current';
import { organizationTeacherCreate, type Teacher } from '@hopcode/contract/organization/teachers';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { refreshSchool } from '../../lib/api/school-query.ts';
import { useSendsMail } from '../../lib/api/use-sends-mail.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { afterDoing } from '../../lib/forms/done-message.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { SchoolField } from './school-field.tsx';
import { teacherName } from './teacher-name.ts';
import { TeacherTypeChoice } from './teacher-type-choice.tsx';

type Values = { email: string; full_name: string };

/** Leaves out an empty name. */
const bodyOf = ({ email, full_name }: Values) => ({
  email,
  full_name: full_name.trim() === '' ? undefined : full_name,
});

/**
 * `/{lng}/organization/teachers/add`: creates an account for a teacher. Its owner gets an email to choose a password.
 */
export const AddTeacherPage = () => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  const navigate = useNavigate();
  const sendsMail = useSendsMail();
  const queryClient = useQueryClient();
  const [type, setType] = useState<Teacher['user_type']>(USER_TYPES.teacher);
  const form = useForm({
    initial: { email: '', full_name: '' },
    check: (values) => checkFields(organizationTeacherCreate.body, bodyOf(values)),
    send: (values) => api(organizationTeacherCreate, { body: { ...bodyOf(values), user_type: type } }),
    done: async (made) => {
      await refreshSchool(queryClient);
      await navigate(
        paths.teachers(locale),
        afterDoing(
          sendsMail
            ? t('school:teachers.add.done', { name: teacherName(made) })
            : t('school:teachers.add.kept', { name: teacherName(made) }),
        ),
      );
    },
  });
  return (
    <PageCard title={t('school:teachers.add.title')} intro={t('school:teachers.add.intro')}>
      <Form
        form={form}
        unsaved={form.isChanged}
        submit={t('school:teachers.add.submit')}
        beside={
          <Button variant="default" component={Link} to={paths.teachers(locale)}>
            {t('dialog.cancel')}
          </Button>
        }
      >
        <SchoolField form={form} of="teachers" name="email" type="email" dir="ltr" autoComplete="off" />
        <SchoolField form={form} of="teachers" name="full_name" autoComplete="off" />
        <TeacherTypeChoice value={type} onChange={setType} />
      </Form>
    </PageCard>
  );
};
