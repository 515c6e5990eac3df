import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ClassSelect } from './class-select.tsx';
import classes from './school-students.module.css';

/** Delay between the last key press and the request for the list, in milliseconds. */
const PAUSE = 250;

type Props = {
  readonly search: string;
  readonly classId: string;
  readonly onSearch: (search: string) => void;
  readonly onClass: (classId: string) => void;
};

/** The filters for the list of students: part of a name, and the class. */
export const StudentFilters = ({ search, classId, onSearch, onClass }: Props) => {
  const t = useWords('school');
  const [typed, setTyped] = useState(search);
  const searchSoon = useDebouncedCallback(onSearch, PAUSE);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search className={classes.filters}>
      <form onSubmit={submit}>
        <TextInput
          size="md"
          type="search"
          label={t('school:students.search')}
          leftSection={<Search size={18} strokeWidth={2.3} aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            searchSoon(event.currentTarget.value.trim());
          }}
        />
      </form>
      <ClassSelect
        label={t('school:student.class')}
        none={t('school:students.allClasses')}
        value={classId}
        onChange={onClass}
      />
    </search>
  );
};
