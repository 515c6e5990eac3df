import type { Student } from '@hopcode/contract/student/student';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import links from '../../ui/text-link.module.css';
import { CheckoutButton } from './checkout-button.tsx';
import classes from './payment.module.css';
import { studentsWithoutQuery, unassignedQuery } from './payment-queries.ts';
import type { FamilyPlan } from './plan-card.tsx';
import { studentsQuery } from './plan-students.tsx';
import { StudentSelect } from './student-select.tsx';

const ForStudent = ({
  plan,
  students,
}: {
  readonly plan: FamilyPlan;
  readonly students: readonly Student[];
}) => {
  const t = useWords('payment');
  const [only] = students.length === 1 ? students : [];
  const [chosen, choose] = useState(only?.id ?? '');
  return (
    <>
      <StudentSelect
        label={t('payment:buy.for')}
        students={students}
        value={chosen}
        onChange={choose}
        none={t('payment:buy.later')}
      />
      <CheckoutButton plan={plan} studentId={chosen === '' ? undefined : chosen} />
    </>
  );
};

const AddStudent = () => {
  const t = useWords('payment');
  return (
    <Link className={links.link} to={paths.addStudent(useLocale())}>
      {t('payment:buy.addStudent')}
    </Link>
  );
};

/** Says where to assign a course that is already paid and has no student. */
const Waiting = ({ plan }: { readonly plan: FamilyPlan }) => {
  const t = useWords('payment');
  const locale = useLocale();
  const words = t('payment:assign.button');
  return (
    <>
      <p className={classes.owned}>{t('payment:buy.waiting')}</p>
      <Button
        component={Link}
        className={classes.give}
        to={paths.billing(locale)}
        aria-label={`${words}: ${t(`payment:plan.${plan}.name`)}`}
      >
        {words}
      </Button>
    </>
  );
};

type Props = { readonly plan: FamilyPlan; readonly courseId: string };

/**
 * Lets a parent buy a course. The course is for a student who does not have it yet. In an account without students, the
 * parent assigns it later.
 */
export const BuyCourse = ({ plan, courseId }: Props) => {
  const t = useWords('payment');
  const without = useQuery(studentsWithoutQuery(courseId));
  const all = useQuery(studentsQuery);
  const unassigned = useQuery(unassignedQuery);
  const queries = [without, all, unassigned];
  if (queries.some(({ isLoadingError }) => isLoadingError)) {
    const retry = () => Promise.all(queries.map(({ refetch }) => refetch()));
    return <LoadError message={t('payment:buy.studentsFailed')} onRetry={() => void retry()} />;
  }
  if (!without.data || !all.data || !unassigned.data) return <LoadingSign height={90} />;
  const isWaiting = unassigned.data.courses.includes(courseId);
  if (without.data.length > 0)
    return (
      <>
        {isWaiting ? (
          <>
            <Waiting plan={plan} />
            <p>{t('payment:buy.again')}</p>
          </>
        ) : null}
        <ForStudent plan={plan} students={without.data} />
      </>
    );
  if (isWaiting)
    return (
      <>
        <Waiting plan={plan} />
        <AddStudent />
      </>
    );
  return (
    <>
      <p>{all.data.length === 0 ? t('payment:buy.noStudentYet') : t('payment:buy.noStudent')}</p>
      <AddStudent />
      {all.data.length === 0 ? <CheckoutButton plan={plan} studentId={undefined} /> : null}
    </>
  );
};
