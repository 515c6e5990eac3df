import { organizationStudentCreate } from '@hopcode/contract/organization/students';
import { AVATARS, type Avatar } from '@hopcode/contract/student/student';
import { useLayoutEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useUsernameTaken } from '../../lib/forms/use-taken.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { AvatarPicker } from '../../ui/avatar-picker.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import type { MadeStudent } from './made-students.tsx';
import { SchoolStudentFields } from './school-student-fields.tsx';

export const NO_STUDENT = { username: '', full_name: '', password: '' };

/** The input for one student. */
export type TypedStudent = typeof NO_STUDENT;

type Props = {
  readonly typed: TypedStudent;
  /** Called after each change to the input. Must be the same function in each render. */
  readonly onTyped: (typed: TypedStudent) => void;
  readonly classId: string;
  readonly onClass: (classId: string) => void;
  readonly onMade: (students: readonly MadeStudent[]) => Promise<void>;
};

/** Adds one student. If the password is left empty, the server creates one. */
export const OneStudentForm = ({ typed, onTyped, classId, onClass, onMade }: Props) => {
  const t = useWords('school', 'account', 'profile');
  const [character, setCharacter] = useState<Avatar>(AVATARS[0]);
  const bodyOf = (values: TypedStudent) => ({
    username: values.username,
    full_name: values.full_name.trim() === '' ? undefined : values.full_name,
    password: values.password === '' ? undefined : values.password,
    class_id: classId === '' ? null : classId,
    character,
  });
  const form = useForm({
    initial: typed,
    check: (values) => checkFields(organizationStudentCreate.body, bodyOf(values)),
    send: (values) => api(organizationStudentCreate, { body: bodyOf(values) }),
    done: (student) => onMade([student]),
  });
  const taken = useUsernameTaken(form.problems.username === undefined ? form.values.username : undefined);
  // A plain effect would pass on the input a moment later, and a quick click on a link would lose the input.
  useLayoutEffect(() => onTyped(form.values), [form.values, onTyped]);
  return (
    <Form form={form} submit={t('school:students.addOne')}>
      <SchoolStudentFields form={form} isTaken={taken} classId={classId} onClass={onClass} />
      <PasswordField
        form={form}
        name="password"
        label={t('school:student.passwordOptional')}
        description={t('school:student.passwordMadeUp')}
        autoComplete="new-password"
      />
      <AvatarPicker value={character} onChange={setCharacter} />
    </Form>
  );
};
