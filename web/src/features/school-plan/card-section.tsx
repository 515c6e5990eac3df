import { SCHOOL_PLAN_NAMES, type SchoolPlanName } from '@hopcode/contract/licence/orders';
import type { OwnSchoolPlan } from '@hopcode/contract/licence/school-plan';
import { paymentPaddle } from '@hopcode/contract/payment/paddle';
import { CURRENCY, PLANS } from '@hopcode/contract/payment/plans';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { formatMoney } from '../../lib/i18n/money.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './school-plan.module.css';

/** The plans of schools with their prices and a button that starts the checkout. */
export const CardSection = ({
  plan,
  trial_used: isTrialUsed,
}: Pick<OwnSchoolPlan, 'plan' | 'trial_used'>) => {
  const t = useWords('plan');
  const locale = useLocale();
  const start = useMutation({
    mutationFn: async (name: SchoolPlanName) => {
      const answer = await api(paymentPaddle, { body: { plan_name: name } });
      // The checkout can be a page of the provider, so the browser opens it.
      if ('url' in answer) location.assign(answer.url);
    },
  });
  return (
    <>
      <p>{t(isTrialUsed ? 'plan:card.introPaid' : 'plan:card.intro')}</p>
      <ul className={classes.plans}>
        {SCHOOL_PLAN_NAMES.map((name) => (
          <li key={name}>
            <h3>{t(`plan:name.${name}`)}</h3>
            <p>{t(`plan:size.${name}`)}</p>
            <p>
              <b className={classes.price}>{formatMoney(locale, PLANS[name].cents, CURRENCY)}</b>{' '}
              {t('plan:card.year')}
            </p>
            {plan?.plan_name === name ? (
              <p>{t('plan:card.already')}</p>
            ) : (
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
          {t('plan:card.failed')}
        </p>
      ) : null}
    </>
  );
};
