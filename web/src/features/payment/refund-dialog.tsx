import { feedbackRefund } from '@hopcode/contract/feedback/leaving';
import type { Purchase } from '@hopcode/contract/payment/purchase';
import {
  paymentRefundEligibility,
  paymentRequestRefund,
  type RefundObstacle,
} from '@hopcode/contract/payment/refund';
import { formatMoney } from '@hopcode/translations/money';
import { Button } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { checkLeaving, reasonOf } from './leaving-check.ts';
import { LeavingFields, type LeavingValues } from './leaving-fields.tsx';
import classes from './payment.module.css';
import { refreshPurchases } from './payment-queries.ts';

/** Whether a payment can be refunded. Never cached, because the period for a refund ends. */
const eligibilityQuery = (id: string) =>
  queryOptions({
    queryKey: ['payment', 'refund', id],
    queryFn: ({ signal }) => api(paymentRefundEligibility, { params: { purchase_id: id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Requests a refund. Sends the explanation first, so that the operator has it when the request arrives. If the
 * explanation cannot be sent, the request is still sent.
 */
const askRefund = async (id: string, values: LeavingValues): Promise<void> => {
  const reason = reasonOf(values);
  if (reason === undefined) return;
  const { feedback } = values;
  if (feedback.trim() !== '')
    await api(feedbackRefund, { body: { refund_reason: reason, feedback, purchase_id: id } }).catch(() => {});
  await api(paymentRequestRefund, { body: { purchase_id: id, reason } });
};

type FormProps = {
  readonly purchase: Purchase;
  readonly onClose: () => void;
  readonly onAsked: () => void;
};

const RefundForm = ({ purchase, onClose, onAsked, until }: FormProps & { readonly until: string | null }) => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const amount = formatMoney(locale, purchase.amount, purchase.currency);
  const form = useForm<LeavingValues, void>({
    initial: { reason: '', feedback: '' },
    check: checkLeaving,
    send: (values) => askRefund(purchase.id, values),
    done: async () => {
      await refreshPurchases(queryClient);
      onAsked();
      onClose();
    },
  });
  return (
    <form {...form.formProps} className={classes.form}>
      {until === null ? <p>{t('payment:refund.state.failed')}</p> : null}
      <p>
        {until === null
          ? t('payment:refund.detailAgain', { amount })
          : t('payment:refund.detail', { amount, day: formatDay(locale, until) })}
      </p>
      {purchase.course_name === null ? <p>{t('payment:refund.subscription')}</p> : null}
      <LeavingFields form={form} question={t('payment:refund.why')} />
      <FormError failure={form.failure} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <SubmitButton sending={form.sending}>{t('payment:refund.confirm')}</SubmitButton>
      </div>
    </form>
  );
};

const Refused = ({ why, onClose }: { readonly why: RefundObstacle; readonly onClose: () => void }) => {
  const t = useWords('payment', 'account');
  return (
    <>
      <p role="status">{t(`payment:refund.obstacle.${why}`)}</p>
      <Button onClick={onClose} data-autofocus>
        {t('dialog.close')}
      </Button>
    </>
  );
};

const Content = (props: FormProps) => {
  const t = useWords('payment', 'account');
  const { data, isLoadingError: isError, refetch } = useQuery(eligibilityQuery(props.purchase.id));
  if (isError) return <LoadError message={t('payment:refund.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSign height={160} />;
  if (data.reason !== null) return <Refused why={data.reason} onClose={props.onClose} />;
  return <RefundForm {...props} until={data.until} />;
};

/** Requests a refund of one payment. If that is not possible, says why. */
export const RefundDialog = ({ opened, ...props }: FormProps & { readonly opened: boolean }) => {
  const t = useWords('payment', 'account');
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('payment:refund.title')}>
      <Content {...props} />
    </Dialog>
  );
};
