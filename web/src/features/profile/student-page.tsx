import { ApiError } from '@hopcode/contract/errors';
import { profileStudentGet } from '@hopcode/contract/profile/student';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { CourseOpening } from '../../ui/course-gate/course-opening.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { StudentFace } from '../../ui/student-face.tsx';
import type { ReplaySlot } from '../../ui/student-program/replay-slot.ts';
import { LastPlayed } from '../../ui/student-progress/last-played.tsx';
import { StudentProgress } from '../../ui/student-progress/student-progress.tsx';
import links from '../../ui/text-link.module.css';
import classes from './profile.module.css';
import { StudentListError } from './student-list-error.tsx';

/**
 * `/{lng}/profile/students/{studentId}` and `/{lng}/profile/student/{studentId}`: the progress of one student of this
 * account.
 */
export const StudentPage = ({ replay }: { readonly replay: ReplaySlot }) => {
  const t = useWords('school', 'profile');
  const locale = useLocale();
  const { studentId = '' } = useParams();
  const {
    data: student,
    error,
    refetch,
  } = useQuery({
    queryKey: ['students', studentId],
    queryFn: ({ signal }) => api(profileStudentGet, { params: { student_id: studentId }, signal }),
  });
  const content = () => {
    if (error instanceof ApiError && [403, 404, 422].includes(error.status))
      return <p role="alert">{t('profile:editStudent.missing')}</p>;
    if (error) return <StudentListError onRetry={() => void refetch()} />;
    if (!student) return <LoadingSign height={260} />;
    return (
      <>
        <div className={classes.top}>
          <StudentFace avatar={student.character} scale={5} />
          <Button
            variant="default"
            component={Link}
            to={paths.editStudent(locale, student.id)}
            leftSection={<Pencil size={19} strokeWidth={2.3} aria-hidden />}
          >
            {t('profile:editStudent.title')}
          </Button>
        </div>
        {student.full_name === null ? null : (
          <p>
            <bdi>{student.full_name}</bdi>
          </p>
        )}
        <LastPlayed student={student} />
        <CourseOpening studentId={student.id} name={student.username} mayChange />
        <StudentProgress studentId={student.id} replay={replay} />
      </>
    );
  };
  return (
    <PageCard title={student?.username ?? t('profile:students.title')} width="wide">
      {content()}
      <div className={links.links}>
        <Link className={links.link} to={paths.certificates(locale, studentId)}>
          {t('shell.link.certificates')}
        </Link>
        <Link className={links.link} to={paths.badges(locale, studentId)}>
          {t('shell.link.badges')}
        </Link>
        <Link className={links.link} to={paths.students(locale)}>
          {t('profile:students.title')}
        </Link>
      </div>
    </PageCard>
  );
};
