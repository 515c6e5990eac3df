import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { classesQuery } from '../../lib/api/school-query.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './school-students.module.css';

type Props = {
  readonly label: string;
  /** Words of the first choice, whose value is empty. */
  readonly none: string;
  readonly value: string;
  readonly onChange: (classId: string) => void;
};

/** A class of the school, or none. */
export const ClassSelect = ({ label, none, value, onChange }: Props) => {
  const t = useWords('school');
  const id = useId();
  const { data: schoolClasses, isError } = useQuery(classesQuery);
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes.select}
        value={value}
        aria-describedby={isError ? `${id}-failed` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{none}</option>
        {schoolClasses?.map(({ id: classId, name }) => (
          <option key={classId} value={classId}>
            {name}
          </option>
        ))}
      </select>
      {isError ? (
        <p id={`${id}-failed`} className={classes.hint} role="status">
          {t('school:students.classesFailed')}
        </p>
      ) : null}
    </div>
  );
};
