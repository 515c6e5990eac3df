import { CURRENCY, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import { formatMoney } from '@hopcode/translations/money';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { EnglishLevels } from '../../ui/english-levels.tsx';
import { coursesOf } from './courses-of.ts';
import classes from './payment.module.css';
import { planQuery, studentsWithoutQuery } from './payment-queries.ts';
import { PlanPrice } from './plan-price.tsx';

type Props = { readonly plan: PlanName; readonly studentId: string | undefined };

const ForWhom = ({ courseId, studentId }: { readonly courseId: string; readonly studentId: string }) => {
  const t = useWords('payment');
  const { data: students } = useQuery(studentsWithoutQuery(courseId));
  const student = students?.find(({ id }) => id === studentId);
  if (student === undefined) return null;
  return (
    <>
      <dt>{t('payment:checkout.for')}</dt>
      <dd>
        <bdi>{student.username}</bdi>
      </dd>
    </>
  );
};

/** Shows what a checkout sells, for whom, and for how much. */
export const OrderSummary = ({ plan, studentId }: Props) => {
  const t = useWords('payment');
  const locale = useLocale();
  const { data: bought } = useQuery(planQuery);
  const sold = PLANS[plan];
  return (
    <dl className={classes.summary}>
      <dt>{t('payment:checkout.plan')}</dt>
      <dd>
        {t(`payment:plan.${plan}.name`)}
        <EnglishLevels courseIds={coursesOf(plan)} />
      </dd>
      {sold.kind === 'course' && studentId !== undefined ? (
        <ForWhom courseId={sold.courseId} studentId={studentId} />
      ) : null}
      <dt>{t('payment:checkout.price')}</dt>
      <dd>
        <PlanPrice plan={plan} />
      </dd>
      {sold.kind === 'subscription' && bought ? (
        <>
          <dt>{t('payment:checkout.today')}</dt>
          <dd>
            {bought.trial_used
              ? formatMoney(locale, sold.cents, CURRENCY)
              : t('payment:checkout.trial', { count: sold.trialDays })}
          </dd>
        </>
      ) : null}
    </dl>
  );
};
