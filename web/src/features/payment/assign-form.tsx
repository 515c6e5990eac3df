import { paymentAssignPurchase } from '@hopcode/contract/payment/assign-purchase';
import { courseOfPlan } from '@hopcode/contract/payment/plans';
import type { Purchase } from '@hopcode/contract/payment/purchase';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { SubmitButton } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import links from '../../ui/text-link.module.css';
import classes from './payment.module.css';
import { PaymentError } from './payment-error.tsx';
import { refreshPurchases, studentsWithoutQuery } from './payment-queries.ts';
import { studentsQuery } from './plan-students.tsx';
import { StudentSelect } from './student-select.tsx';
import { useSingleRun } from './use-single-run.ts';

type Props = {
  /** A course that has no student yet. */
  readonly purchase: Purchase;
  readonly onAssigned: (purchase: Purchase) => void;
};

/** Gives a bought course to a student. Its button is disabled until a student is chosen (platform.md section 5). */
export const AssignForm = ({ purchase, onAssigned }: Props) => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const courseId = courseOfPlan(purchase.plan_name) ?? '';
  const { data: students, isLoadingError: isError, refetch } = useQuery(studentsWithoutQuery(courseId));
  const { data: own, isLoadingError: isOwnError } = useQuery({
    ...studentsQuery,
    enabled: students?.length === 0,
  });
  const [chosen, choose] = useState('');
  const assign = useMutation({
    mutationFn: () =>
      api(paymentAssignPurchase, {
        body: { student_id: chosen, course_name: courseId, purchase_id: purchase.id },
      }),
    onSuccess: async (assigned) => {
      await refreshPurchases(queryClient);
      onAssigned(assigned);
    },
  });
  const press = useSingleRun(() => assign.mutateAsync());
  if (isError || isOwnError)
    return <LoadError message={t('payment:buy.studentsFailed')} onRetry={() => void refetch()} />;
  if (!students || (students.length === 0 && own === undefined)) return <LoadingSign height={120} />;
  if (students.length === 0 && own !== undefined)
    return (
      <>
        <p>{t(own.length === 0 ? 'payment:assign.noStudentYet' : 'payment:assign.noStudent')}</p>
        <Link className={links.link} to={paths.addStudent(locale)}>
          {t('payment:buy.addStudent')}
        </Link>
      </>
    );
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '') press();
      }}
    >
      <p>{t('payment:assign.detail')}</p>
      <StudentSelect
        label={t('payment:assign.student')}
        students={students}
        value={chosen}
        onChange={choose}
        none={t('payment:assign.choose')}
        isFirst
      />
      <PaymentError error={assign.error} />
      <div className={classes.actions}>
        <SubmitButton sending={assign.isPending} disabled={chosen === ''}>
          {t('payment:assign.confirm')}
        </SubmitButton>
      </div>
    </form>
  );
};
