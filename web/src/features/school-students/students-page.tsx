import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import { BULK_LIMIT } from '@hopcode/contract/organization/students';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { Pager } from '../../ui/pager.tsx';
import links from '../../ui/text-link.module.css';
import { LoginCards } from './login-cards.tsx';
import classes from './school-students.module.css';
import { PAGE_SIZE, type StudentsWanted, schoolStudentsQuery } from './school-students-query.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StudentFilters } from './student-filters.tsx';
import { StudentTable } from './student-table.tsx';

/** The filters and the page in the address. Invalid values are ignored. */
const wantedOf = (query: URLSearchParams): StudentsWanted => {
  const page = Number(query.get('page') ?? '1');
  const classId = query.get('class') ?? '';
  return {
    classId: /^[\da-f-]{36}$/i.test(classId) ? classId : undefined,
    search: (query.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
};

const queryOf = ({ classId, search, page }: StudentsWanted): URLSearchParams => {
  const query = new URLSearchParams();
  if (classId !== undefined) query.set('class', classId);
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query;
};

type ListProps = {
  readonly wanted: StudentsWanted;
  readonly onPage: (page: number) => void;
  /**
   * Called with a message about the finished action, or with an empty text after the user has selected other students.
   */
  readonly onSaid: (words: string) => void;
  readonly onCards: (cards: readonly LoginCard[]) => void;
};

const StudentList = ({ wanted, onPage, onSaid, onCards }: ListProps) => {
  const t = useWords('school');
  const locale = useLocale();
  const { data, isError, isPlaceholderData, refetch } = useQuery(schoolStudentsQuery(wanted));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (studentIds: readonly string[], isChosen: boolean): void => {
    onSaid('');
    setChosen((before) => {
      const rest = [...before].filter((id) => !studentIds.includes(id));
      return new Set(isChosen ? [...rest, ...studentIds].slice(0, BULK_LIMIT) : rest);
    });
  };
  if (isError) return <LoadError message={t('school:students.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={260} radius={16} />;
  const { students, total } = data;
  const isFiltered = wanted.search !== '' || wanted.classId !== undefined;
  if (total === 0)
    return (
      <p className={classes.empty} role="status">
        {isFiltered ? t('school:students.noneFound') : t('school:students.none')}
      </p>
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <p className={classes.count} role="status">
        {t('school:students.count', { count: total, number: formatNumber(locale, total) })}
      </p>
      <SelectionBar chosen={chosen} onChoose={setChosen} onSaid={onSaid} onCards={onCards} />
      {students.length === 0 ? (
        <p className={classes.empty}>{t('school:students.noSuchPage')}</p>
      ) : (
        <StudentTable students={students} chosen={chosen} onChoose={choose} />
      )}
      <Pager page={wanted.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={onPage} />
    </div>
  );
};

/** `/{lng}/organization/students`: the students of a school, filtered by `?class=`, `?search=` and `?page=`. */
export const SchoolStudentsPage = () => {
  const t = useWords('school', 'site');
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const [cards, setCards] = useState<readonly LoginCard[]>();
  const [said, setSaid] = useState('');
  const wanted = wantedOf(query);
  const show = (change: Partial<StudentsWanted>): void =>
    setQuery(queryOf({ ...wanted, page: 1, ...change }), { replace: change.page === undefined });
  if (cards) return <LoginCards cards={cards} onBack={() => setCards(undefined)} />;
  const inClass = wanted.classId === undefined ? '' : `?class=${wanted.classId}`;
  return (
    <PageCard title={t('school:students.title')} width="wide">
      <div className={classes.top}>
        <StudentFilters
          search={wanted.search}
          classId={wanted.classId ?? ''}
          onSearch={(search) => show({ search })}
          onClass={(classId) => show({ classId: classId === '' ? undefined : classId })}
        />
        <Button
          component={Link}
          to={paths.addSchoolStudents(locale, inClass)}
          leftSection={<Plus size={20} strokeWidth={2.3} aria-hidden />}
        >
          {t('school:students.add')}
        </Button>
      </div>
      <p className={classes.said} role="status">
        {said}
      </p>
      <StudentList wanted={wanted} onPage={(page) => show({ page })} onSaid={setSaid} onCards={setCards} />
      <p className={links.links}>
        <Link className={links.link} to={paths.deletedOfSchool(locale)}>
          {t('site:deleted.linkSchool')}
        </Link>
      </p>
    </PageCard>
  );
};
