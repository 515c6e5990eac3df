import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { AskAdult } from './ask-adult.tsx';
import { BuyPlan } from './buy-plan.tsx';
import { buyerOf } from './buyer.ts';
import classes from './payment.module.css';
import { planQuery } from './payment-queries.ts';
import { FAMILY_PLANS, type FamilyPlan, PlanCard } from './plan-card.tsx';
import { TestNote } from './test-note.tsx';

/** A visitor must first create an account, and then returns to the plan. */
const SignUpToBuy = ({ plan }: { readonly plan: FamilyPlan }) => {
  const t = useWords('payment');
  const locale = useLocale();
  const back = `?${new URLSearchParams({ redirect: paths.purchase(locale, plan) })}`;
  return (
    <>
      <Button
        component={Link}
        to={paths.signup(locale, back)}
        aria-label={`${t('payment:buy.signUp')}: ${t(`payment:plan.${plan}.name`)}`}
      >
        {t('payment:buy.signUp')}
      </Button>
      <Link className={links.link} to={paths.login(locale, back)}>
        {t('payment:buy.logIn')}
      </Link>
    </>
  );
};

/** `/{lng}/purchase`: the plans of a family. Schools buy at `/{lng}/schools` (platform.md section 6). */
export const PurchasePage = () => {
  const t = useWords('payment');
  const locale = useLocale();
  const [query] = useSearchParams();
  const { data: user, isLoadingError: isError, refetch } = useQuery(currentUserQuery);
  const { data: bought } = useQuery({ ...planQuery, enabled: user != null && buyerOf(user) === 'parent' });
  if (isError) return <LoadError message={t('account.loadFailed')} onRetry={() => void refetch()} />;
  if (user === undefined) return <LoadingSign height={240} isPage />;
  const buyer = buyerOf(user);
  if (buyer === 'child') return <AskAdult />;
  if (buyer === 'admin' || buyer === 'teacher') return <Navigate to={paths.schools(locale)} replace />;
  return (
    <PageCard title={t('payment:purchase.title')} intro={t('payment:purchase.intro')} width="wide">
      <TestNote />
      <div className={classes.plans}>
        {FAMILY_PLANS.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            hasTrial={bought?.trial_used !== true}
            isAsked={query.get('plan') === plan}
          >
            {buyer === 'visitor' ? <SignUpToBuy plan={plan} /> : <BuyPlan plan={plan} />}
          </PlanCard>
        ))}
      </div>
      <p>{t('payment:purchase.tax')}</p>
      <p className={links.links}>
        <Link className={links.link} to={paths.refundPolicy(locale)}>
          {t('account.legal.refund.title')}
        </Link>
        <Link className={links.link} to={paths.schools(locale)}>
          {t('payment:purchase.schools')}
        </Link>
      </p>
    </PageCard>
  );
};
