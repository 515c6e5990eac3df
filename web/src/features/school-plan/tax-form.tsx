import '@mantine/core/styles/Input.layer.css';
import { ApiError } from '@hopcode/contract/errors';
import { licenceOrderTax, type SchoolOrder } from '@hopcode/contract/licence/orders';
import { isReverseCharge } from '@hopcode/contract/licence/reverse-charge';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { SCHOOL } from '../../lib/api/school-query.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import links from '../../ui/text-link.module.css';
import classes from './order-page.module.css';
import { taxRateOf } from './tax-rate.ts';

/** The EU page that checks whether a VAT number exists. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/';

type Props = {
  readonly order: SchoolOrder;
  readonly sellerTaxNumber: string | null;
};

/** The request body for the values of the fields. */
const bodyOf = ({ tax_rate: text, reverse }: { readonly tax_rate: string; readonly reverse: string }) =>
  reverse === ''
    ? { tax_rate: taxRateOf(text) ?? null, reverse_charge: false }
    : { tax_rate: null, reverse_charge: true };

/** The form that saves the tax of a quote, and the result of the last save. */
const useTaxForm = (order: SchoolOrder) => {
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<'saved' | 'ordered'>();
  const form = useForm({
    initial: {
      tax_rate: order.tax_rate === null ? '' : String(order.tax_rate / 100),
      // Any text in this field means reverse charge.
      reverse: order.reverse_charge ? 'on' : '',
    },
    check: ({ tax_rate: text, reverse }): Record<string, 'invalid'> =>
      reverse === '' && taxRateOf(text) === undefined ? { tax_rate: 'invalid' } : {},
    send: async (values) => {
      setSaid(undefined);
      try {
        await api(licenceOrderTax, { params: { order_id: order.id }, body: bodyOf(values) });
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
  return { form, said };
};

/** The operator sets the tax of a quote. The tax of an invoice does not change any more. */
export const TaxForm = ({ order, sellerTaxNumber }: Props) => {
  const t = useWords('plan', 'account');
  const { form, said } = useTaxForm(order);
  const isReverse = form.values.reverse !== '';
  return (
    <div className={classes.tax}>
      {order.vat_number === null ? null : (
        <p>
          <a className={links.link} href={VIES} target="_blank" rel="noopener noreferrer">
            {t('plan:tax.check', { number: isolateDirection(order.vat_number) })}
          </a>
        </p>
      )}
      <Form form={form} submit={t('plan:tax.submit')}>
        {isReverseCharge(sellerTaxNumber, order.vat_number) ? (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={isReverse}
              onChange={(event) => form.set('reverse', event.currentTarget.checked ? 'on' : '')}
            />
            {t('plan:document.reverseDetail')}
          </label>
        ) : null}
        {isReverse ? null : (
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
        )}
      </Form>
      <p role="status">{said === undefined ? '' : t(`plan:tax.${said}`)}</p>
    </div>
  );
};
