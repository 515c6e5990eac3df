import { type CreativeSort, creativeSortSchema } from '@hopcode/contract/creative/lists';
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './creator.module.css';
import '@mantine/core/styles/Input.layer.css';

/** Delay between the last key press and the search, in milliseconds. */
const PAUSE_MS = 300;

type Props = {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Undefined for a list that has only one order. */
  readonly sort?: CreativeSort;
  readonly onSort?: (sort: CreativeSort) => void;
};

/** The search field and the sort order of a list of levels. */
export const ListControls = ({ search, onSearch, sort, onSort }: Props) => {
  const t = useWords('creator');
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  return (
    <div className={classes.head}>
      <TextInput
        size="md"
        label={t('creator:public.search')}
        value={typed}
        maxLength={50}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {sort && onSort ? (
        <label className={classes.sort}>
          <span>{t('creator:public.sort')}</span>
          <select
            className={classes.order}
            value={sort}
            onChange={(event) => {
              const wanted = creativeSortSchema.safeParse(event.currentTarget.value);
              if (wanted.success) onSort(wanted.data);
            }}
          >
            {creativeSortSchema.options.map((order) => (
              <option key={order} value={order}>
                {t(`creator:public.order.${order}`)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
  );
};
