import '@mantine/core/styles/Input.layer.css';
import { organizationStudentUpdate, type SchoolStudent } from '@hopcode/contract/organization/students';
import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { choiceOf, rulesAfter } from '../../lib/account/timing-choice.ts';
import { api } from '../../lib/api/api.ts';
import { classesQuery, refreshSchool } from '../../lib/api/school-query.ts';
import { changedOf } from '../../lib/forms/changed-of.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { afterDoing } from '../../lib/forms/done-message.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { changedUsername, useUsernameTaken } from '../../lib/forms/use-taken.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { AssistantFields, limitOf, limitText } from '../../ui/assistant-fields.tsx';
import { AvatarPicker } from '../../ui/avatar-picker.tsx';
import { Form } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { timingWord } from '../../ui/timing-word.ts';
import { EraseStudentsDialog } from './erase-students-dialog.tsx';
import { SchoolStudentFields } from './school-student-fields.tsx';
import classes from './school-students.module.css';
import { schoolStudentQuery } from './school-students-query.ts';
import { StudentError } from './student-error.tsx';
import { useMayChange } from './use-may-change.ts';

type Values = { username: string; full_name: string; password: string; assistant_attempt_limit: string };

const TIMINGS = ['class', 'asks', 'waits', 'off'] as const;

/**
 * A text that says which setting of the chosen class applies if the student has no setting of their own. Undefined
 * while unknown.
 */
const useClassHint = (classId: string): string | undefined => {
  const t = useWords('school', 'account', 'profile');
  const { data: schoolClasses } = useQuery(classesQuery);
  const ofClass = schoolClasses?.find(({ id }) => id === classId)?.assistant_timing;
  const timing = classId === '' ? 'asks' : ofClass;
  if (timing === undefined) return undefined;
  return t('school:student.assistant.classNow', { timing: timingWord(t, timing, 'student') });
};

const StudentForm = ({ student }: { readonly student: SchoolStudent }) => {
  const t = useWords('school', 'account', 'profile');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [character, setCharacter] = useState(student.character);
  const [classId, setClassId] = useState(student.class_id ?? '');
  const shown = choiceOf(student, 'class');
  const [timing, setTiming] = useState(shown);
  const classHint = useClassHint(classId);
  const bodyOf = (values: Values) => ({
    ...changedOf(
      {
        username: values.username,
        full_name: values.full_name.trim() === '' ? null : values.full_name,
        ...rulesAfter(timing, student, 'class'),
        assistant_attempt_limit: limitOf(values.assistant_attempt_limit),
        class_id: classId === '' ? null : classId,
        character,
      },
      student,
    ),
    password: values.password === '' ? undefined : values.password,
  });
  const form = useForm({
    initial: {
      username: student.username,
      full_name: student.full_name ?? '',
      password: '',
      assistant_attempt_limit: limitText(student.assistant_attempt_limit),
    },
    check: (values) => checkFields(organizationStudentUpdate.body, bodyOf(values)),
    send: (values) =>
      api(organizationStudentUpdate, { params: { student_id: student.id }, body: bodyOf(values) }),
    done: async ({ username: name }) => {
      await navigate(paths.schoolStudent(locale, student.id), afterDoing(t('school:done.saved', { name })));
      await refreshSchool(queryClient);
    },
  });
  const taken = useUsernameTaken(
    form.problems.username === undefined ? changedUsername(form.values.username, student) : undefined,
  );
  return (
    <Form
      form={form}
      unsaved={
        form.isChanged ||
        timing !== shown ||
        classId !== (student.class_id ?? '') ||
        character !== student.character
      }
      submit={t('form.save')}
      beside={
        <Button variant="default" component={Link} to={paths.schoolStudent(locale, student.id)}>
          {t('dialog.cancel')}
        </Button>
      }
    >
      <SchoolStudentFields form={form} isTaken={taken} classId={classId} onClass={setClassId} />
      <PasswordField
        form={form}
        name="password"
        label={t('school:student.newPassword')}
        description={t('school:student.newPasswordHint')}
        autoComplete="new-password"
      />
      <AssistantFields
        form={form}
        of="student"
        choices={TIMINGS}
        choice={timing}
        onChoice={setTiming}
        classHint={classHint}
      />
      <AvatarPicker value={character} onChange={setCharacter} />
    </Form>
  );
};

const Erase = ({ student }: { readonly student: SchoolStudent }) => {
  const t = useWords('school', 'account', 'profile');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [erasing, erase] = useDisclosure(false);
  return (
    <section className={classes.section}>
      <h2>{t('school:student.erase')}</h2>
      <p>{t('school:students.deleteDetail')}</p>
      <Button color="berry" onClick={erase.open}>
        {t('school:student.eraseButton')}
      </Button>
      <EraseStudentsDialog
        opened={erasing}
        onClose={erase.close}
        studentIds={[student.id]}
        title={t('profile:delete.title', { name: student.username })}
        onErased={async (left) => {
          if (left.size > 0) return;
          await navigate(
            paths.schoolStudents(locale),
            afterDoing(t('school:done.erased', { name: student.username })),
          );
          // Without this, the page would request the deleted student again.
          queryClient.removeQueries({ queryKey: schoolStudentQuery(student.id).queryKey });
          await refreshSchool(queryClient);
        }}
      />
    </section>
  );
};

/** `/{lng}/organization/students/{studentId}/edit`: all data of a student that the school can change. */
export const EditSchoolStudentPage = () => {
  const t = useWords('school', 'account', 'profile');
  const { studentId = '' } = useParams();
  const { data: student, error, refetch } = useQuery(schoolStudentQuery(studentId));
  const mayChange = useMayChange();
  if (error) return <StudentError error={error} onRetry={() => void refetch()} />;
  return (
    <PageCard title={t('school:student.edit')} width="wide">
      {student && !mayChange(student.class_id) ? <p role="note">{t('school:student.notYours')}</p> : null}
      {student ? (
        mayChange(student.class_id) && (
          <>
            <StudentForm key={student.id} student={student} />
            <Erase student={student} />
          </>
        )
      ) : (
        <Skeleton height={320} radius={16} />
      )}
    </PageCard>
  );
};
