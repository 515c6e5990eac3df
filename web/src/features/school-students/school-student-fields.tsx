import type { ComponentProps } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { TakenNote } from '../../ui/taken-note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import { ClassSelect } from './class-select.tsx';

type Props = {
  readonly form: ComponentProps<typeof TextField<'username' | 'full_name'>>['form'];
  /** Whether the server says that the username is taken. */
  readonly isTaken: boolean;
  readonly classId: string;
  readonly onClass: (classId: string) => void;
};

/**
 * The fields for the username, full name and class of a school's student. The forms to add and edit a student use them.
 */
export const SchoolStudentFields = ({ form, isTaken, classId, onClass }: Props) => {
  const t = useWords('school', 'account');
  return (
    <>
      <div>
        <UsernameField form={form} label={t('school:student.username')} />
        <TakenNote of="username" taken={isTaken} />
      </div>
      <TextField
        form={form}
        name="full_name"
        label={t('school:student.fullNameOptional')}
        autoComplete="off"
      />
      <ClassSelect
        isOwnOnly
        label={t('school:student.class')}
        none={t('school:student.noClass')}
        value={classId}
        onChange={onClass}
      />
    </>
  );
};
