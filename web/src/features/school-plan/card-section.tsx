import { ApiError } from '@hopcode/contract/errors';
import { SCHOOL_PLAN_NAMES, type SchoolPlanName } from '@hopcode/contract/licence/orders';
import type { OwnSchoolPlan } from '@hopcode/contract/licence/school-plan';
import { paymentPaddle } from '@hopcode/contract/payment/paddle';
import { CURRENCY, PLANS } from '@hopcode/contract/payment/plans';
import { formatMoney } from '@hopcode/translations/money';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import classes from './school-plan.module.css';

type Props = Pick<OwnSchoolPlan, 'plan' | 'trial_used'>;

/** Says what a payment by card costs today, or how a plan that is already paid continues. */
const Intro = ({ plan, trial_used: isTrialUsed }: Props) => {
  const t = useWords('plan');
  const locale = useLocale();
  if (plan?.source !== 'subscription')
    return (
      <>
        <p>{t(isTrialUsed ? 'plan:card.introPaid' : 'plan:card.intro')}</p>
        {plan?.source === 'licence' ? <p>{t('plan:card.early')}</p> : null}
      </>
    );
  return (
    <p>
      {t('plan:card.paysByCard')}{' '}
      <Link className={links.link} to={paths.billing(locale)}>
        {t('shell.link.billing')}
      </Link>
    </p>
  );
};

/** The plans for schools with their prices. Each has a button that starts the checkout. */
export const CardSection = ({ plan, trial_used: isTrialUsed }: Props) => {
  const t = useWords('plan');
  const locale = useLocale();
  const start = useMutation({
    mutationFn: async (name: SchoolPlanName) => {
      const answer = await api(paymentPaddle, { body: { plan_name: name } });
      // The checkout may be a page of the provider, so the browser opens it as a new address.
      if ('url' in answer) location.assign(answer.url);
    },
  });
  const hasFailedPayment = start.error instanceof ApiError && start.error.detail === 'payment_failed';
  return (
    <>
      <Intro plan={plan} trial_used={isTrialUsed} />
      <ul className={classes.plans}>
        {SCHOOL_PLAN_NAMES.map((name) => (
          <li key={name}>
            <h3>{t(`plan:name.${name}`)}</h3>
            <p>{t(`plan:size.${name}`)}</p>
            <p>
              <b className={classes.price}>{formatMoney(locale, PLANS[name].cents, CURRENCY)}</b>{' '}
              {t('plan:card.year')}
            </p>
            {plan?.plan_name === name ? <p>{t('plan:card.already')}</p> : null}
            {plan?.plan_name === name || plan?.source === 'subscription' ? null : (
              <Button
                variant="default"
                aria-busy={start.isPending}
                onClick={() => {
                  if (!start.isPending) start.mutate(name);
                }}
              >
                {t(`plan:card.${isTrialUsed ? 'buy' : 'start'}`, { plan: t(`plan:name.${name}`) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {start.isError ? (
        <p className={classes.failure} role="alert">
          {hasFailedPayment ? t('plan:card.paymentFailed') : t('plan:card.failed')}{' '}
          {hasFailedPayment ? (
            <Link className={links.link} to={paths.billing(locale)}>
              {t('shell.link.billing')}
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  );
};
