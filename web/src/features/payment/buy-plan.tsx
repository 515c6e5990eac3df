import { PLANS } from '@hopcode/contract/payment/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import links from '../../ui/text-link.module.css';
import { BuyCourse } from './buy-course.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import classes from './payment.module.css';
import { planQuery } from './payment-queries.ts';
import type { FamilyPlan } from './plan-card.tsx';

/** Lets a parent buy a plan, or says why there is nothing to buy. */
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
