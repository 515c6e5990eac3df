import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useChooseStudent } from '../../lib/account/use-choose-student.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { isChallengePath, paths } from '../../lib/paths.ts';
import { usePrivateContent } from '../../lib/recording/private-content.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { StudentFace } from '../../ui/student-face.tsx';
import classes from './profile.module.css';
import { StudentListError } from './student-list-error.tsx';
import { studentsQuery } from './students-query.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void };

const StudentChoice = ({ onClose }: Pick<Props, 'onClose'>) => {
  const t = useWords('profile');
  usePrivateContent();
  const locale = useLocale();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const isChallenge = isChallengePath(useLocation().pathname);
  const { data: students, isLoadingError: isError, refetch } = useQuery(studentsQuery);
  const choose = useChooseStudent(({ last_played }) => {
    onClose();
    // A challenge stays on the screen, but its runs now count for the chosen student (platform.md section 4).
    if (isChallenge) return;
    const level = last_played && paths.level(locale, last_played.course_id, last_played.level_slug);
    void navigate(level ?? paths.home(locale));
  });
  if (isError) return <StudentListError onRetry={() => void refetch()} />;
  if (!students) return <LoadingSign height={150} />;
  if (students.length === 0)
    return (
      <div className={classes.empty}>
        <p>{t('profile:choose.none')}</p>
        <Button component={Link} to={paths.addStudent(locale)} onClick={onClose} data-autofocus>
          {t('profile:add.title')}
        </Button>
      </div>
    );
  return (
    <>
      <ul className={classes.list}>
        {students.map(({ id, username, full_name, character }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.student}
              data-chosen={id === user?.student_id}
              aria-current={id === user?.student_id}
              aria-busy={choose.isPending && choose.variables === id}
              onClick={() => {
                if (!choose.isPending) choose.mutate(id);
              }}
            >
              <StudentFace avatar={character} />
              <span className={classes.who}>
                <b>
                  <bdi>{username}</bdi>
                </b>
                {full_name === null ? null : (
                  <span>
                    <bdi>{full_name}</bdi>
                  </span>
                )}
              </span>
              {id === user?.student_id ? <Check size={22} strokeWidth={3} aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
      {choose.isError ? (
        <p className={classes.failure} role="alert">
          {t('profile:choose.failed')}
        </p>
      ) : null}
    </>
  );
};

/** Asks who will play, in an account with several students. */
export const ChooseStudentDialog = ({ opened, onClose }: Props) => {
  const t = useWords('profile');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('profile:choose.title')}>
      <StudentChoice onClose={onClose} />
    </Dialog>
  );
};
