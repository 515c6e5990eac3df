import { paymentInvoice } from '@hopcode/contract/payment/payment-links';
import type { Purchase } from '@hopcode/contract/payment/purchase';
import { REFUND_DAYS } from '@hopcode/contract/payment/refund';
import { formatMoney } from '@hopcode/translations/money';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { DialogOnOpen } from '../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { openProvider } from './open-provider.ts';
import classes from './payment.module.css';
import { PaymentError } from './payment-error.tsx';
import { paymentName } from './payment-name.ts';

const RefundDialog = lazyPart(() => import('./refund-dialog.tsx').then((file) => file.RefundDialog));

/**
 * Whether the date and the state of a payment allow a refund request. The dialog checks the other conditions. If the
 * provider has refused an earlier request, the date does not matter, because that request was in time.
 */
const mayAskRefund = ({ refund, amount, bought_at: day }: Purchase): boolean => {
  if (refund === 'failed') return true;
  const isRecent = Date.now() <= Date.parse(day) + REFUND_DAYS * 86_400_000;
  return refund === null && amount > 0 && isRecent;
};

type RowProps = { readonly payment: Purchase; readonly onRefund: () => void };

const PaymentRow = ({ payment, onRefund }: RowProps) => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  // The link is valid only for a short time, so the page requests it when the user presses the button.
  const invoice = useMutation({
    mutationFn: () => api(paymentInvoice, { params: { purchase_id: payment.id } }),
    onSuccess: openProvider,
  });
  const name = paymentName(locale, payment);
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <b>{t(`payment:plan.${payment.plan_name}.name`)}</b>
        <small>{name}</small>
        {payment.refund === null ? null : <small>{t(`payment:refund.state.${payment.refund}`)}</small>}
      </span>
      <span className={classes.amount}>{formatMoney(locale, payment.amount, payment.currency)}</span>
      <Button
        variant="default"
        size="sm"
        aria-busy={invoice.isPending}
        aria-label={t('payment:billing.invoiceOf', { day: name })}
        onClick={() => {
          if (!invoice.isPending) invoice.mutate();
        }}
      >
        {t('payment:billing.invoice')}
      </Button>
      {mayAskRefund(payment) ? (
        <Button
          variant="default"
          size="sm"
          aria-label={t('payment:refund.buttonOf', { day: name })}
          onClick={onRefund}
        >
          {t('payment:refund.button')}
        </Button>
      ) : null}
      <PaymentError error={invoice.error} />
      {invoice.data?.url === null ? <p role="status">{t('payment:billing.noInvoice')}</p> : null}
    </li>
  );
};

type Props = { readonly payments: readonly Purchase[]; readonly onDone: (words: string) => void };

/** Payments with their invoices, each with a form to request a refund. */
export const PaymentsList = ({ payments, onDone }: Props) => {
  const t = useWords('payment', 'account');
  const [opened, dialog] = useDisclosure(false);
  const [chosen, choose] = useState<Purchase>();
  if (payments.length === 0) return <p className={classes.empty}>{t('payment:billing.noPayments')}</p>;
  return (
    <>
      <ul className={classes.list}>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            onRefund={() => {
              choose(payment);
              dialog.open();
            }}
          />
        ))}
      </ul>
      {chosen === undefined ? null : (
        <DialogOnOpen opened={opened} onClose={dialog.close}>
          <RefundDialog
            key={chosen.id}
            opened={opened}
            onClose={dialog.close}
            purchase={chosen}
            onAsked={() => onDone(t('payment:refund.done'))}
          />
        </DialogOnOpen>
      )}
    </>
  );
};

/** Every payment with its invoice. The user can request a refund of a recent payment. */
export const PaymentsSection = (props: Props) => {
  const t = useWords('payment', 'account');
  return (
    <section className={classes.section} aria-labelledby="billing-payments">
      <h2 id="billing-payments">{t('payment:billing.payments')}</h2>
      <PaymentsList {...props} />
    </section>
  );
};
