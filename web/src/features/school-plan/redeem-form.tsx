import { ApiError } from '@hopcode/contract/errors';
import { organizationRedeemLicence } from '@hopcode/contract/licence/school-plan';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { SCHOOL } from '../../lib/api/school-query.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import { PlanField } from './plan-field.tsx';
import { planQuery } from './plan-queries.ts';
import classes from './school-plan.module.css';

/** The reasons why a code cannot be redeemed. */
const REASONS = ['unknown_code', 'code_expired', 'code_used'] as const;
type Reason = (typeof REASONS)[number];

const reasonOf = (error: unknown): Reason | undefined =>
  error instanceof ApiError ? REASONS.find((reason) => reason === error.detail) : undefined;

type Outcome = { readonly until: string } | { readonly reason: Reason };

/** Redeems a licence code for the school. */
export const RedeemForm = () => {
  const t = useWords('plan', 'account');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({
    initial: { code: '' },
    check: (values) => checkFields(organizationRedeemLicence.body, values),
    send: async (body) => {
      setOutcome(undefined);
      try {
        return await api(organizationRedeemLicence, { body });
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === undefined) throw error;
        setOutcome({ reason });
        return undefined;
      }
    },
    done: async (plan) => {
      if (plan === undefined) return;
      queryClient.setQueryData(planQuery.queryKey, plan);
      setOutcome({ until: plan.plan?.open_until ?? '' });
      form.set('code', '');
      await queryClient.invalidateQueries({ queryKey: [SCHOOL] });
    },
  });
  return (
    <>
      <Form form={form} submit={t('plan:redeem.submit')}>
        <PlanField
          form={form}
          of="redeem"
          name="code"
          dir="ltr"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Form>
      {outcome !== undefined && 'reason' in outcome ? (
        <p className={classes.failure} role="alert">
          {t(`plan:redeem.failure.${outcome.reason}`)}
        </p>
      ) : null}
      <p className={classes.done} role="status">
        {outcome !== undefined && 'until' in outcome && outcome.until !== ''
          ? t('plan:redeem.done', { date: formatDay(locale, outcome.until) })
          : ''}
      </p>
    </>
  );
};
