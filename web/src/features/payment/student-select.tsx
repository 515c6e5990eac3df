import type { Student } from '@hopcode/contract/student/student';
import { useId } from 'react';
import classes from './payment.module.css';

type Props = {
  readonly label: string;
  readonly students: readonly Student[];
  /** Id of the chosen student; empty without one. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** The label of the first option, which is no student. */
  readonly none: string;
  /** Whether it gets the focus in a dialog. */
  readonly isFirst?: boolean;
};

/** Chooses one student of a parent. */
export const StudentSelect = ({ label, students, value, onChange, none, isFirst = false }: Props) => {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes.select}
        value={value}
        data-autofocus={isFirst || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{none}</option>
        {students.map((student) => (
          <option key={student.id} value={student.id}>
            {student.username}
          </option>
        ))}
      </select>
    </div>
  );
};
