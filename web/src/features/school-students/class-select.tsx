import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { classesQuery } from '../../lib/api/school-query.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './school-students.module.css';
import { useMayChange } from './use-may-change.ts';

type Props = {
  readonly label: string;
  /** The label of the first option, whose value is empty. */
  readonly none: string;
  readonly value: string;
  readonly onChange: (classId: string) => void;
  /** Whether to leave out classes that the account may not change, except the chosen one. */
  readonly isOwnOnly?: boolean;
};

/** A list box to choose a class of the school, or none. */
export const ClassSelect = ({ label, none, value, onChange, isOwnOnly = false }: Props) => {
  const t = useWords('school');
  const id = useId();
  const mayChange = useMayChange();
  const { data: schoolClasses, isError } = useQuery(classesQuery);
  const shown = schoolClasses?.filter((one) => !isOwnOnly || one.id === value || mayChange(one.id));
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
        {shown?.map(({ id: classId, name }) => (
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
