import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import type { PlayedSchoolStudent } from '@hopcode/contract/organization/students';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Printer, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useChooseStudent } from '../../lib/account/use-choose-student.ts';
import { classesQuery } from '../../lib/api/school-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { CourseOpening } from '../../ui/course-gate/course-opening.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { StudentFace } from '../../ui/student-face.tsx';
import type { ReplaySlot } from '../../ui/student-program/replay-slot.ts';
import { LastPlayed } from '../../ui/student-progress/last-played.tsx';
import { StudentProgress } from '../../ui/student-progress/student-progress.tsx';
import links from '../../ui/text-link.module.css';
import { timingWord } from '../../ui/timing-word.ts';
import { LoginCards } from './login-cards.tsx';
import { MakeCards } from './make-cards.tsx';
import classes from './school-students.module.css';
import { classNameOf, schoolStudentQuery } from './school-students-query.ts';
import { StudentError } from './student-error.tsx';
import { StudentQuizzes } from './student-quizzes.tsx';
import { useMayChange } from './use-may-change.ts';

const ICON = { size: 19, strokeWidth: 2.3, 'aria-hidden': true } as const;

const About = ({ student }: { readonly student: PlayedSchoolStudent }) => {
  const t = useWords('school', 'profile');
  const locale = useLocale();
  const { data: schoolClasses } = useQuery(classesQuery);
  const {
    character,
    full_name,
    class_id,
    assistant_timing: timing,
    assistant_attempt_limit: limit,
  } = student;
  const className = classNameOf(schoolClasses, class_id);
  const assistant = () => {
    if (timing === 'off') return t('school:student.assistant.cannot');
    if (limit === null) return t('school:student.assistant.unlimited');
    return t('school:student.assistant.limited', { count: limit, number: formatNumber(locale, limit) });
  };
  return (
    <div className={classes.about}>
      <StudentFace avatar={character} scale={5} />
      <div>
        {full_name === null ? null : (
          <p>
            <b>
              <bdi>{full_name}</bdi>
            </b>
          </p>
        )}
        <p>
          {class_id === null ? (
            t('school:student.noClass')
          ) : (
            <>
              {t('school:student.class')}:{' '}
              <Link className={links.link} to={paths.schoolClass(locale, class_id)}>
                <bdi>{className ?? '...'}</bdi>
              </Link>
            </>
          )}
        </p>
        <LastPlayed student={student} />
        {timing === 'off' ? null : (
          <p>{t('school:student.assistant.is', { timing: timingWord(t, timing, 'student') })}</p>
        )}
        <p>{assistant()}</p>
      </div>
    </div>
  );
};

/** A button for teachers and admins to play as a student. It starts at the level that the student played last. */
const PlayAs = ({ student }: { readonly student: PlayedSchoolStudent }) => {
  const t = useWords('school', 'profile');
  const locale = useLocale();
  const navigate = useNavigate();
  const choose = useChooseStudent(({ last_played: last }) => {
    void navigate(last ? paths.level(locale, last.course_id, last.level_slug) : paths.home(locale));
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<UserRoundSearch {...ICON} />}
        loading={choose.isPending}
        onClick={() => choose.mutate(student.id)}
      >
        {t('school:student.playAs', { name: student.username })}
      </Button>
      {choose.isError ? <p role="alert">{t('profile:choose.failed')}</p> : null}
    </>
  );
};

const Tools = ({
  student,
  onCards,
}: {
  readonly student: PlayedSchoolStudent;
  readonly onCards: (cards: readonly LoginCard[]) => void;
}) => {
  const t = useWords('school', 'profile');
  const locale = useLocale();
  const isOurs = useMayChange()(student.class_id);
  return (
    <div className={classes.tools}>
      {isOurs ? null : <p role="note">{t('school:student.notYours')}</p>}
      {isOurs ? (
        <Button
          component={Link}
          to={paths.editSchoolStudent(locale, student.id)}
          leftSection={<Pencil {...ICON} />}
        >
          {t('school:student.edit')}
        </Button>
      ) : null}
      <PlayAs student={student} />
      {isOurs ? (
        <MakeCards studentIds={[student.id]} onCards={onCards} leftSection={<Printer {...ICON} />} />
      ) : null}
    </div>
  );
};

/** `/{lng}/organization/students/{studentId}`: a student of the school, with their progress and programs. */
export const SchoolStudentPage = ({ replay }: { readonly replay: ReplaySlot }) => {
  const t = useWords('school', 'profile');
  const locale = useLocale();
  const { studentId = '' } = useParams();
  const { data: student, error, refetch } = useQuery(schoolStudentQuery(studentId));
  const mayChange = useMayChange();
  const [cards, setCards] = useState<readonly LoginCard[]>();
  if (error) return <StudentError error={error} onRetry={() => void refetch()} />;
  if (!student)
    return (
      <PageCard title={t('school:student.title')} width="wide">
        <Skeleton height={260} radius={16} />
      </PageCard>
    );
  if (cards) return <LoginCards cards={cards} onBack={() => setCards(undefined)} />;
  return (
    <PageCard title={student.username} width="wide">
      <About student={student} />
      <Tools student={student} onCards={setCards} />
      <StudentQuizzes studentId={student.id} name={student.username} />
      <CourseOpening studentId={student.id} name={student.username} mayChange={mayChange(student.class_id)} />
      <StudentProgress studentId={student.id} replay={replay} />
      <div className={links.links}>
        <Link className={links.link} to={paths.certificates(locale, studentId)}>
          {t('shell.link.certificates')}
        </Link>
        <Link className={links.link} to={paths.badges(locale, studentId)}>
          {t('shell.link.badges')}
        </Link>
        <Link className={links.link} to={paths.schoolStudents(locale)}>
          {t('school:cards.back')}
        </Link>
      </div>
    </PageCard>
  );
};
