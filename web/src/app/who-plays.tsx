import '@mantine/core/styles/Input.layer.css';
import { organizationStudents, type SchoolStudent } from '@hopcode/contract/organization/students';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useChooseStudent } from '../features/profile/use-choose-student.ts';
import { avatarOf } from '../lib/account/learner.ts';
import { api } from '../lib/api/api.ts';
import { SCHOOL } from '../lib/api/school-query.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { isChallengePath, paths } from '../lib/paths.ts';
import { PageCard } from '../ui/page-card.tsx';
import { StudentFace } from '../ui/student-face.tsx';
import { Trouble } from '../ui/trouble.tsx';
import classes from './who-plays.module.css';

type StudentsProps = {
  readonly students: readonly SchoolStudent[];
  /** Id of the one who has just been chosen; meanwhile nobody else can be. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

const Students = ({ students, chosen, onChoose }: StudentsProps) => (
  <ul className={classes.list}>
    {students.map(({ id, username, full_name, character }) => (
      <li key={id}>
        <button
          type="button"
          aria-busy={chosen === id}
          onClick={() => {
            if (chosen === undefined) onChoose(id);
          }}
        >
          <StudentFace avatar={avatarOf(character)} scale={2} />
          <bdi>{username}</bdi>
          {full_name === null ? null : <bdi className={classes.full}>{full_name}</bdi>}
        </button>
      </li>
    ))}
  </ul>
);

/** Stands in the way of playing until staff of a school has chosen one of its students (game.md section 2). */
export const WhoPlays = () => {
  const t = useWords('site');
  const locale = useLocale();
  const navigate = useNavigate();
  const isChallenge = isChallengePath(useLocation().pathname);
  const [wanted, setWanted] = useState('');
  const [search] = useDebouncedValue(wanted.trim(), 250);
  const {
    data,
    isLoadingError: isError,
    refetch,
  } = useQuery({
    queryKey: [SCHOOL, 'students', 'who-plays', search],
    queryFn: ({ signal }) =>
      api(organizationStudents, {
        query: { page: 1, size: 20, ...(search === '' ? {} : { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const choose = useChooseStudent(({ last_played: last }) => {
    if (last && !isChallenge) void navigate(paths.level(locale, last.course_id, last.level_slug));
  });
  const list = () => {
    if (isError) return <Trouble title={t('profile.students.loadFailed')} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height={180} radius={16} />;
    if (data.total === 0)
      return <p role="status">{search === '' ? t('site:whoPlays.none') : t('site:whoPlays.notFound')}</p>;
    return (
      <Students
        students={data.students}
        chosen={choose.isPending ? choose.variables : undefined}
        onChoose={choose.mutate}
      />
    );
  };
  return (
    <PageCard title={t('site:whoPlays.title')} intro={t('site:whoPlays.intro')} width="wide">
      <div className={classes.first}>
        <Button component={Link} to={paths.classes(locale)}>
          {t('site:whoPlays.classes')}
        </Button>
      </div>
      <TextInput
        size="md"
        type="search"
        label={t('site:whoPlays.search')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {list()}
      {choose.isError ? <p role="alert">{t('profile.choose.failed')}</p> : null}
      <div className={classes.actions}>
        <Button component={Link} variant="default" to={paths.addSchoolStudents(locale)}>
          {t('site:whoPlays.add')}
        </Button>
      </div>
    </PageCard>
  );
};
