import '@mantine/core/styles/Input.layer.css';
import { organizationOrderCreate, SCHOOL_PLAN_NAMES } from '@hopcode/contract/licence/orders';
import { vatExampleFor } from '@hopcode/contract/licence/vat-number';
import { CURRENCY, PLANS } from '@hopcode/contract/payment/plans';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { formatMoney } from '@hopcode/translations/money';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form } from '../../ui/form.tsx';
import { PlanField } from './plan-field.tsx';
import { ordersQuery } from './plan-queries.ts';
import classes from './school-plan.module.css';

type Values = {
  readonly plan_name: string;
  readonly billing_name: string;
  readonly billing_address: string;
  readonly purchase_order: string;
  readonly vat_number: string;
  readonly tax_number: string;
};

const OPTIONAL = ['purchase_order', 'vat_number', 'tax_number'] as const;

/** Leaves out empty fields for numbers. */
const bodyOf = ({ plan_name, billing_name, billing_address, ...numbers }: Values) => ({
  plan_name,
  billing_name,
  billing_address,
  ...Object.fromEntries(
    OPTIONAL.filter((name) => numbers[name].trim() !== '').map((name) => [name, numbers[name]]),
  ),
});

type Props = { readonly schoolName: string };

/** Requests a quote and opens it. */
export const QuoteForm = ({ schoolName }: Props) => {
  const t = useWords('plan', 'account');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const planId = useId();
  const form = useForm({
    initial: {
      plan_name: 'small_school',
      billing_name: schoolName,
      billing_address: '',
      purchase_order: '',
      vat_number: '',
      tax_number: '',
    },
    check: (values) => checkFields(organizationOrderCreate.body, bodyOf(values)),
    send: (values) =>
      api(organizationOrderCreate, { body: organizationOrderCreate.body.parse(bodyOf(values)) }),
    done: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey });
      await navigate(paths.schoolOrder(locale, id));
    },
  });
  const addressProblem = form.problems.billing_address;
  return (
    <Form form={form} submit={t('plan:quote.submit')}>
      <div>
        <label htmlFor={planId}>{t('plan:quote.field.plan_name.label')}</label>
        <select
          id={planId}
          name="plan_name"
          className={classes.select}
          value={form.values.plan_name}
          onChange={(event) => form.set('plan_name', event.currentTarget.value)}
        >
          {SCHOOL_PLAN_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`plan:name.${name}`)} · {t(`plan:size.${name}`)} ·{' '}
              {formatMoney(locale, PLANS[name].cents, CURRENCY)}
            </option>
          ))}
        </select>
      </div>
      <PlanField form={form} of="quote" name="billing_name" autoComplete="organization" />
      <Textarea
        size="md"
        name="billing_address"
        label={t('plan:quote.field.billing_address.label')}
        error={
          addressProblem === undefined ? undefined : t(`plan:quote.field.billing_address.${addressProblem}`)
        }
        autoComplete="street-address"
        rows={4}
        value={form.values.billing_address}
        onChange={(event) => form.set('billing_address', event.currentTarget.value)}
      />
      <PlanField form={form} of="quote" name="purchase_order" />
      <PlanField
        form={form}
        of="quote"
        name="vat_number"
        dir="ltr"
        autoCapitalize="characters"
        spellCheck={false}
        description={t('plan:quote.field.vat_number.detail', {
          example: isolateDirection(vatExampleFor(form.values.vat_number)),
        })}
      />
      <PlanField form={form} of="quote" name="tax_number" />
    </Form>
  );
};
