import { profileStudentDelete } from '@hopcode/contract/profile/student';
import type { Student } from '@hopcode/contract/student/student';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Play, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, Suspense, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useChooseStudent } from '../../lib/account/use-choose-student.ts';
import { api } from '../../lib/api/api.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { StudentFace } from '../../ui/student-face.tsx';
import links from '../../ui/text-link.module.css';
import classes from './profile.module.css';
import { StudentListError } from './student-list-error.tsx';
import { refreshStudents, studentsLimitQuery, studentsQuery } from './students-query.ts';

const ICON = { size: 20, strokeWidth: 2.3 } as const;

type RowProps = {
  readonly student: Student;
  readonly chosen: boolean;
  readonly onPlay: () => void;
  readonly onDelete: () => void;
};

const StudentRow = ({ student, chosen, onPlay, onDelete }: RowProps) => {
  const t = useWords('profile');
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, username, full_name, character } = student;
  return (
    <li className={classes.student} data-chosen={chosen}>
      <StudentFace avatar={character} />
      <span className={classes.who}>
        <b>
          <Link className={links.link} to={paths.student(locale, id)}>
            <bdi>{username}</bdi>
          </Link>
        </b>
        {full_name === null ? null : (
          <span>
            <bdi>{full_name}</bdi>
          </span>
        )}
        {chosen ? <span className={classes.saved}>{t('profile:students.chosen')}</span> : null}
      </span>
      <IconButton
        tone="sun"
        label={t('profile:students.play', { name: username })}
        icon={<Play {...ICON} />}
        onClick={onPlay}
      />
      <IconButton
        label={t('profile:students.edit', { name: username })}
        icon={<Pencil {...ICON} />}
        onClick={() => void navigate(paths.editStudent(locale, id))}
      />
      <IconButton
        label={t('profile:students.delete', { name: username })}
        icon={<Trash2 {...ICON} />}
        onClick={onDelete}
      />
    </li>
  );
};

const LimitReached = ({ id }: { readonly id: string }) => (
  <p id={id}>{useWords('account')('account:failure.students_limit')}</p>
);

const AddButton = () => {
  const t = useWords('profile');
  const locale = useLocale();
  const reason = useId();
  const { data: limit } = useQuery(studentsLimitQuery);
  if (limit?.reached)
    return (
      <>
        <Suspense fallback={null}>
          <LimitReached id={reason} />
        </Suspense>
        <Button aria-disabled aria-describedby={reason} data-disabled leftSection={<Plus {...ICON} />}>
          {t('profile:add.title')}
        </Button>
      </>
    );
  return (
    <Button component={Link} to={paths.addStudent(locale)} leftSection={<Plus {...ICON} />}>
      {t('profile:add.title')}
    </Button>
  );
};

type ListProps = {
  readonly students: readonly Student[];
  /** Called with the deleted student, after the list has loaded again. */
  readonly onErased: (student: Student) => void;
};

const StudentList = ({ students, onErased }: ListProps) => {
  const t = useWords('profile');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const [leaving, setLeaving] = useState<Student>();
  const [asked, ask] = useDisclosure(false);
  const choose = useChooseStudent(({ last_played }) => {
    const level = last_played && paths.level(locale, last_played.course_id, last_played.level_slug);
    void navigate(level ?? paths.home(locale));
  });
  const erase = useMutation({
    mutationFn: ({ id }: Student) => api(profileStudentDelete, { params: { student_id: id } }),
    onSuccess: async (_, student) => {
      await refreshStudents(queryClient);
      onErased(student);
    },
  });
  const failure = () => {
    if (erase.isError) return t('profile:students.deleteFailed');
    return choose.isError ? t('profile:choose.failed') : undefined;
  };
  return (
    <>
      {students.length === 0 ? (
        <p className={classes.empty}>{t('profile:students.none')}</p>
      ) : (
        <ul className={classes.list}>
          {students.map((student) => (
            <StudentRow
              key={student.id}
              student={student}
              chosen={student.id === user?.student_id}
              onPlay={() => choose.mutate(student.id)}
              onDelete={() => {
                setLeaving(student);
                ask.open();
              }}
            />
          ))}
        </ul>
      )}
      {failure() === undefined ? null : (
        <p className={classes.failure} role="alert">
          {failure()}
        </p>
      )}
      <ConfirmDialog
        opened={asked}
        onClose={ask.close}
        onConfirm={() => {
          if (leaving) erase.mutate(leaving);
        }}
        title={t('profile:delete.title', { name: leaving?.username ?? '' })}
        confirm={t('profile:delete.confirm')}
      >
        {t('profile:delete.detail')}
      </ConfirmDialog>
    </>
  );
};

type Props = {
  /** The bought courses without a student; undefined on a site that sells nothing. */
  readonly Waiting?: ComponentType | undefined;
};

/** `/{lng}/profile/students`: the students of a parent. */
export const StudentsPage = ({ Waiting }: Props) => {
  const t = useWords('site', 'profile');
  const locale = useLocale();
  const { data: students, isLoadingError: isError, refetch } = useQuery(studentsQuery);
  const { data: limit } = useQuery(studentsLimitQuery);
  const [said, setSaid] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const erased = ({ username: name }: Student): void => {
    setSaid(t('site:profile.playerDeleted', { name }));
    // The pressed button has disappeared with its row, so the text at the top gets the focus.
    top.current?.focus();
  };
  const list = () => {
    if (isError) return <StudentListError onRetry={() => void refetch()} />;
    if (!students) return <LoadingSign height={180} />;
    return <StudentList students={students} onErased={erased} />;
  };
  const number = (value: number): string => formatNumber(locale, value);
  return (
    <PageCard title={t('profile:students.title')} width="wide">
      <div ref={top} tabIndex={-1} className={classes.top}>
        {limit ? (
          <p>
            {t('profile:students.limit', {
              used: number(limit.count),
              total: number(limit.limit),
              count: limit.limit,
            })}
          </p>
        ) : null}
        <AddButton />
      </div>
      <p className={classes.saved} role="status">
        {said}
      </p>
      {Waiting === undefined ? null : (
        <MountOnOpen opened>
          <Waiting />
        </MountOnOpen>
      )}
      {list()}
      <p className={links.links}>
        <Link className={links.link} to={paths.deletedStudents(locale)}>
          {t('site:deleted.link')}
        </Link>
      </p>
    </PageCard>
  );
};
