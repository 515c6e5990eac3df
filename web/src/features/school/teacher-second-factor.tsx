import { organizationTeacherResetSecondFactor, type Teacher } from '@hopcode/contract/organization/teachers';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';
import { refreshSchool } from '../../lib/api/school-query.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import classes from './school.module.css';
import { teacherName } from './teacher-name.ts';

type FormProps = { readonly teacher: Teacher; readonly onDone: () => Promise<void> };

const ResetForm = ({ teacher, onDone }: FormProps) => {
  const t = useWords('security', 'account');
  const form = useForm({
    initial: { password: '' },
    check: (values) => checkFields(organizationTeacherResetSecondFactor.body, values),
    send: (body) => api(organizationTeacherResetSecondFactor, { params: { teacher_id: teacher.id }, body }),
    done: onDone,
  });
  return (
    <Form form={form} submit={t('security:reset.submit')} color="berry">
      <PasswordField
        form={form}
        name="password"
        label={t('security:reset.password')}
        autoComplete="current-password"
      />
    </Form>
  );
};

/**
 * Turns off the second factor of another teacher, who has lost the phone and the recovery codes. Renders nothing if the
 * teacher has no second factor.
 */
export const TeacherSecondFactor = ({ teacher }: { readonly teacher: Teacher }) => {
  const t = useWords('security', 'account');
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const [isDone, setDone] = useState(false);
  const name = teacherName(teacher);
  // Users turn off their own second factor in the profile, with a code.
  if (teacher.id === user?.user_id || !(teacher.has_second_factor || isDone)) return null;
  return (
    <section className={classes.section}>
      <h2>{t('security:reset.title')}</h2>
      {isDone ? (
        <p role="status">{t('security:reset.done', { name })}</p>
      ) : (
        <>
          <p>{t('security:reset.teacherIntro', { name })}</p>
          <ResetForm
            teacher={teacher}
            onDone={async () => {
              setDone(true);
              await refreshSchool(queryClient);
            }}
          />
        </>
      )}
    </section>
  );
};
