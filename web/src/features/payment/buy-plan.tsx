import { ApiError } from '@hopcode/contract/errors';
import { PLANS } from '@hopcode/contract/payment/plans';
import type { Student } from '@hopcode/contract/student/student';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import links from '../../ui/text-link.module.css';
import classes from './payment.module.css';
import { PaymentError } from './payment-error.tsx';
import { planQuery, studentsWithoutQuery } from './payment-queries.ts';
import type { FamilyPlan } from './plan-card.tsx';
import { openCheckout, startCheckout } from './start-checkout.ts';
import { StudentSelect } from './student-select.tsx';
import { useSingleRun } from './use-single-run.ts';

type ButtonProps = {
  readonly plan: FamilyPlan;
  readonly studentId: string | undefined;
  /** Whether a subscription begins with its trial. */
  readonly hasTrial?: boolean;
};

/** Starts the checkout once, however often it is pressed. */
const CheckoutButton = ({ plan, studentId, hasTrial = true }: ButtonProps) => {
  const t = useWords('payment');
  const locale = useLocale();
  const start = useMutation({
    mutationFn: () => startCheckout(locale, plan, studentId),
    onSuccess: openCheckout,
  });
  const kind = PLANS[plan].kind === 'course' ? 'button' : hasTrial ? 'trial' : 'subscribe';
  const words = t(`payment:buy.${kind}`);
  const press = useSingleRun(() => start.mutateAsync());
  return (
    <>
      <PaymentError error={start.error} />
      {start.error instanceof ApiError && start.error.detail === 'payment_failed' ? (
        <Link className={links.link} to={paths.billing(locale)}>
          {t('payment:billing.method')}
        </Link>
      ) : null}
      <Button
        aria-busy={start.isPending || start.isSuccess}
        aria-label={`${words}: ${t(`payment:plan.${plan}.name`)}`}
        onClick={press}
      >
        {words}
      </Button>
    </>
  );
};

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

const BuyCourse = ({ plan, courseId }: { readonly plan: FamilyPlan; readonly courseId: string }) => {
  const t = useWords('payment');
  const locale = useLocale();
  const { data: students, isLoadingError: isError, refetch } = useQuery(studentsWithoutQuery(courseId));
  if (isError) return <LoadError message={t('payment:buy.studentsFailed')} onRetry={() => void refetch()} />;
  if (!students) return <LoadingSign height={90} />;
  if (students.length > 0) return <ForStudent plan={plan} students={students} />;
  return (
    <>
      <p>{t('payment:buy.noStudent')}</p>
      <Link className={links.link} to={paths.addStudent(locale)}>
        {t('profile.add.title')}
      </Link>
    </>
  );
};

/** How a parent buys a plan, or why there is nothing to buy. */
export const BuyPlan = ({ plan: name }: { readonly plan: FamilyPlan }) => {
  const t = useWords('payment');
  const locale = useLocale();
  const { data, isLoadingError: isError, refetch } = useQuery(planQuery);
  if (isError) return <LoadError message={t('payment:buy.planFailed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSign height={90} />;
  const plan = PLANS[name];
  if (data.subscription !== null || data.everything)
    return (
      <>
        <p className={classes.owned}>
          {plan.kind === 'course' ? t('payment:buy.included') : t('payment:buy.yours')}
        </p>
        {plan.kind === 'course' ? null : (
          <Link className={links.link} to={paths.billing(locale)}>
            {t('payment:billing.title')}
          </Link>
        )}
      </>
    );
  return plan.kind === 'course' ? (
    <BuyCourse plan={name} courseId={plan.courseId} />
  ) : (
    <CheckoutButton plan={name} studentId={undefined} hasTrial={!data.trial_used} />
  );
};
