import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { organizationQuery } from '../../lib/api/school-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { CardSection } from './card-section.tsx';
import { OrdersList } from './orders-list.tsx';
import { failedPaymentQuery, planQuery } from './plan-queries.ts';
import { PlanSummary } from './plan-summary.tsx';
import { RedeemForm } from './redeem-form.tsx';
import classes from './school-plan.module.css';

const QuoteForm = lazyPart(() => import('./quote-form.tsx').then((file) => file.QuoteForm));

const Content = () => {
  const t = useWords('plan');
  const locale = useLocale();
  const plan = useQuery(planQuery);
  const school = useQuery(organizationQuery);
  const { data: isUnpaid = false } = useQuery({
    ...failedPaymentQuery,
    enabled: plan.data?.sells === true,
  });
  const retry = (): void => {
    void plan.refetch();
    void school.refetch();
  };
  if (plan.isLoadingError || school.isLoadingError)
    return <LoadError message={t('plan:loadFailed')} onRetry={retry} />;
  if (!plan.data || !school.data) return <Skeleton height={320} radius={16} />;
  if (!plan.data.sells)
    return (
      <section>
        <h2>{t('plan:free.title')}</h2>
        <p>{t('plan:free.detail')}</p>
      </section>
    );
  return (
    <>
      <section>
        <h2 className={classes.first}>{t('plan:own.title')}</h2>
        <PlanSummary plan={plan.data} isUnpaid={isUnpaid} />
        {isUnpaid || plan.data.plan?.source === 'subscription' ? (
          <p className={classes.below}>
            <Link className={links.link} to={paths.billing(locale)}>
              {t('shell.link.billing')}
            </Link>
          </p>
        ) : null}
      </section>
      <section className={classes.section}>
        <h2>{t('plan:redeem.title')}</h2>
        <p>{t('plan:redeem.intro')}</p>
        <RedeemForm />
      </section>
      <section className={classes.section}>
        <h2>{t('plan:quote.title')}</h2>
        {plan.data.invoices ? (
          <>
            <p>{t('plan:quote.intro')}</p>
            <MountOnOpen opened>
              <QuoteForm schoolName={school.data.name} />
            </MountOnOpen>
          </>
        ) : (
          <p>
            {t('plan:quote.off')}{' '}
            <Link className={links.link} to={paths.contact(locale)}>
              {t('plan:contact')}
            </Link>
          </p>
        )}
      </section>
      <section className={classes.section}>
        <h2>{t('plan:orders.title')}</h2>
        <OrdersList />
      </section>
      <section className={classes.section}>
        <h2>{t('plan:card.title')}</h2>
        <CardSection {...plan.data} />
      </section>
    </>
  );
};

/** `/{lng}/organization/plan`: the plan, licence codes, quotes and invoices of a school, for its admins. */
export const SchoolPlanPage = () => {
  const t = useWords('plan');
  return (
    <PageCard title={t('plan:title')} intro={t('plan:intro')} width="wide">
      <Content />
    </PageCard>
  );
};
