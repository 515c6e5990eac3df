import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { refreshSchool } from '../../lib/api/school-query.ts';
import { useLeaveQuestion } from '../../lib/forms/use-leave-question.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { type MadeStudent, MadeStudents } from './made-students.tsx';
import { ManyStudentsForm } from './many-students-form.tsx';
import { NO_STUDENT, OneStudentForm } from './one-student-form.tsx';
import classes from './school-students.module.css';

const WAYS = ['one', 'many'] as const;

/** `/{lng}/organization/students/add`: adds one student, or a whole list. `?class=` chooses the class. */
export const AddSchoolStudentsPage = () => {
  const t = useWords('school');
  const locale = useLocale();
  const group = useId();
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  const [way, setWay] = useState<(typeof WAYS)[number]>('one');
  const [classId, setClassId] = useState(query.get('class') ?? '');
  // While one form is shown, the input of the other form is stored.
  const [list, setList] = useState('');
  const [typed, setTyped] = useState(NO_STUDENT);
  const [made, setMade] = useState<readonly MadeStudent[]>();
  const done = async (students: readonly MadeStudent[]): Promise<void> => {
    setMade(students);
    setList('');
    setTyped(NO_STUDENT);
    await refreshSchool(queryClient);
  };
  const isTyped = list !== '' || Object.values(typed).some((value) => value !== '');
  const question = useLeaveQuestion(isTyped && made === undefined);
  if (made) return <MadeStudents students={made} onMore={() => setMade(undefined)} />;
  const form = { classId, onClass: setClassId, onMade: done };
  return (
    <PageCard title={t('school:students.add')} width="wide">
      <fieldset className={classes.ways}>
        <legend>{t('school:students.way')}</legend>
        {WAYS.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === way} onChange={() => setWay(one)} />
            {t(`school:students.ways.${one}`)}
          </label>
        ))}
      </fieldset>
      {way === 'one' ? (
        <OneStudentForm {...form} typed={typed} onTyped={setTyped} />
      ) : (
        <ManyStudentsForm {...form} text={list} onText={setList} />
      )}
      <div className={links.links}>
        <p>
          <Link className={links.link} to={paths.schoolStudents(locale)}>
            {t('school:cards.back')}
          </Link>
        </p>
      </div>
      <LeaveDialog opened={question.isOpen} onLeave={question.leave} onStay={question.stay} />
    </PageCard>
  );
};
