import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Teacher } from '@hopcode/contract/organization/teachers';
import { useId } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './school.module.css';

type StaffType = Teacher['user_type'];

const TYPES = [
  { type: USER_TYPES.teacher, name: 'teacher' },
  { type: USER_TYPES.admin, name: 'admin' },
] as const;

type Props = { readonly value: StaffType; readonly onChange: (value: StaffType) => void };

/** Choice between teacher and admin, with an explanation of their rights. */
export const TeacherTypeChoice = ({ value, onChange }: Props) => {
  const t = useWords('school');
  const id = useId();
  return (
    <fieldset className={classes.group}>
      <legend>{t('school:teachers.role.legend')}</legend>
      {TYPES.map(({ type, name }) => (
        <label key={type} className={classes.check}>
          <input type="radio" name={id} checked={value === type} onChange={() => onChange(type)} />
          <span>
            {t(`school:teachers.role.${name}`)}
            <small>{t(`school:teachers.may.${name}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
