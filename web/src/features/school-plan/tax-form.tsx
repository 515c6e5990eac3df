import '@mantine/core/styles/Input.layer.css';
import { ApiError } from '@hopcode/contract/errors';
import { licenceOrderTax, type SchoolOrder } from '@hopcode/contract/licence/orders';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { SCHOOL } from '../../lib/api/school-query.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import classes from './order-page.module.css';
import { taxRateOf } from './tax-rate.ts';

type Props = { readonly order: SchoolOrder };

/** The operator sets the tax of a quote. An invoice does not change. */
export const TaxForm = ({ order }: Props) => {
  const t = useWords('plan');
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<'saved' | 'ordered'>();
  const form = useForm({
    initial: { tax_rate: order.tax_rate === null ? '' : String(order.tax_rate / 100) },
    check: ({ tax_rate: text }) => (taxRateOf(text) === undefined ? { tax_rate: 'invalid' } : {}),
    send: async ({ tax_rate: text }) => {
      setSaid(undefined);
      try {
        const rate = taxRateOf(text) ?? null;
        await api(licenceOrderTax, { params: { order_id: order.id }, body: { tax_rate: rate } });
        return 'saved' as const;
      } catch (error) {
        if (error instanceof ApiError && error.detail === 'already_ordered') return 'ordered' as const;
        throw error;
      }
    },
    done: async (what) => {
      setSaid(what);
      await queryClient.invalidateQueries({ queryKey: [SCHOOL, 'orders'] });
      await queryClient.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <div className={classes.tax}>
      <Form form={form} submit={t('plan:tax.submit')}>
        <TextInput
          size="md"
          name="tax_rate"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          label={t('plan:tax.label')}
          description={t('plan:tax.detail')}
          error={form.problems.tax_rate === undefined ? undefined : t('plan:tax.invalid')}
          value={form.values.tax_rate}
          onChange={(event) => form.set('tax_rate', event.currentTarget.value)}
        />
      </Form>
      <p role="status">{said === undefined ? '' : t(`plan:tax.${said}`)}</p>
    </div>
  );
};
