import type { Student } from '@hopcode/contract/student/student';
import { useId } from 'react';
import classes from './payment.module.css';

type Props = {
  readonly label: string;
  readonly students: readonly Student[];
  /** The id of the chosen student; empty if none is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** The label of the first option, which means no student. */
  readonly none: string;
  /** Whether this field gets the focus when its dialog opens. */
  readonly isFirst?: boolean;
};

/** A list to choose one student of a parent. */
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
