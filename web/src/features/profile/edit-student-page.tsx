import { profileStudentUpdate } from '@hopcode/contract/profile/student';
import type { Student } from '@hopcode/contract/student/student';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { choiceOf, rulesAfter } from '../../lib/account/timing-choice.ts';
import { api } from '../../lib/api/api.ts';
import { changedOf } from '../../lib/forms/changed-of.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { afterDoing } from '../../lib/forms/done-message.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { changedUsername, useUsernameTaken } from '../../lib/forms/use-taken.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { AssistantFields, limitOf, limitText } from '../../ui/assistant-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { StudentFace } from '../../ui/student-face.tsx';
import { TakenNote } from '../../ui/taken-note.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import classes from './profile.module.css';
import { StudentListError } from './student-list-error.tsx';
import { refreshStudents, studentsQuery } from './students-query.ts';

type Values = { username: string; assistant_attempt_limit: string };

const TIMINGS = ['asks', 'waits', 'off'] as const;

const StudentForm = ({ student }: { readonly student: Student }) => {
  const t = useWords('site', 'account', 'profile');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [picking, pick] = useDisclosure(false);
  const shown = choiceOf(student, 'asks');
  const [timing, setTiming] = useState(shown);
  const bodyOf = (values: Values) =>
    changedOf(
      {
        username: values.username,
        ...rulesAfter(timing, student, 'asks'),
        assistant_attempt_limit: limitOf(values.assistant_attempt_limit),
      },
      student,
    );
  const form = useForm({
    initial: {
      username: student.username,
      assistant_attempt_limit: limitText(student.assistant_attempt_limit),
    },
    check: (values: Values) => ({
      ...checkFields(profileStudentUpdate.body, bodyOf(values)),
      ...(values.username.trim() === '' ? { username: 'missing' } : {}),
    }),
    send: (values) => api(profileStudentUpdate, { params: { student_id: student.id }, body: bodyOf(values) }),
    done: async ({ username: name }) => {
      await refreshStudents(queryClient);
      await navigate(paths.students(locale), afterDoing(t('site:profile.playerSaved', { name })));
    },
  });
  const taken = useUsernameTaken(
    form.problems.username === undefined ? changedUsername(form.values.username, student) : undefined,
  );
  return (
    <>
      <div className={classes.top}>
        <StudentFace avatar={student.character} scale={5} />
        <Button variant="default" onClick={pick.open}>
          {t('profile:avatar.change')}
        </Button>
      </div>
      <Form
        form={form}
        unsaved={form.isChanged || timing !== shown}
        submit={t('form.save')}
        beside={
          <Button variant="default" component={Link} to={paths.students(locale)}>
            {t('dialog.cancel')}
          </Button>
        }
      >
        <div>
          <UsernameField form={form} />
          <TakenNote of="username" taken={taken} />
        </div>
        <AssistantFields form={form} of="child" choices={TIMINGS} choice={timing} onChoice={setTiming} />
      </Form>
      <AvatarDialog
        opened={picking}
        onClose={pick.close}
        studentId={student.id}
        current={student.character}
      />
    </>
  );
};

/** `/{lng}/profile/students/{studentId}/edit`: the username, the avatar and the assistant of a student. */
export const EditStudentPage = () => {
  const t = useWords('account', 'profile');
  const { studentId } = useParams();
  const { data: students, isLoadingError: isError, refetch } = useQuery(studentsQuery);
  const student = students?.find(({ id }) => id === studentId);
  const content = () => {
    if (isError) return <StudentListError onRetry={() => void refetch()} />;
    if (!students) return <LoadingSign height={160} />;
    if (!student) return <p role="alert">{t('profile:editStudent.missing')}</p>;
    return <StudentForm key={student.id} student={student} />;
  };
  return <PageCard title={t('profile:editStudent.title')}>{content()}</PageCard>;
};
