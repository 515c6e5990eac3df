import { feedbackCancelSubscription } from '@hopcode/contract/feedback/leaving';
import { paymentCancelSubscription } from '@hopcode/contract/payment/cancel-subscription';
import type { Subscription } from '@hopcode/contract/payment/purchase';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { checkLeaving, reasonOf } from './leaving-check.ts';
import { LeavingFields, type LeavingValues } from './leaving-fields.tsx';
import classes from './payment.module.css';
import { refreshPurchases } from './payment-queries.ts';
import { endAfterCancel, isClosed } from './subscription-state.ts';
import { waitForReport } from './wait-for-report.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly subscription: Subscription;
  readonly onCancelled: () => void;
};

/** Cancels the plan, then sends the reason. The plan is cancelled even if sending the reason fails. */
const cancel = async (id: string, values: LeavingValues): Promise<void> => {
  const cancelled = await api(paymentCancelSubscription, { body: { purchase_id: id } });
  const reason = reasonOf(values);
  if (reason !== undefined) {
    const body = { cancel_subscription_reason: reason, feedback: values.feedback };
    await api(feedbackCancelSubscription, { body }).catch(() => {});
  }
  await waitForReport(cancelled, ({ ends_at: end, status }) => end !== null || status === 'canceled');
};

const CancelForm = ({ onClose, subscription, onCancelled }: Omit<Props, 'opened'>) => {
  const t = useWords('payment', 'account');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const form = useForm<LeavingValues, void>({
    initial: { reason: '', feedback: '' },
    check: checkLeaving,
    send: (values) => cancel(subscription.id, values),
    done: async () => {
      await refreshPurchases(queryClient);
      onCancelled();
      onClose();
    },
  });
  return (
    <form {...form.formProps} className={classes.form}>
      <p>
        {isClosed(subscription)
          ? t('payment:cancel.closed')
          : t('payment:cancel.detail', { day: formatDay(locale, endAfterCancel(subscription)) })}
      </p>
      <LeavingFields form={form} question={t('payment:cancel.why')} />
      <FormError failure={form.failure} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('payment:cancel.keep')}
        </Button>
        <SubmitButton sending={form.sending} color="berry">
          {t('payment:cancel.confirm')}
        </SubmitButton>
      </div>
    </form>
  );
};

/** Cancels a subscription at the end of its paid period, and asks why (platform.md section 5). */
export const CancelDialog = ({ opened, onClose, ...rest }: Props) => {
  const t = useWords('payment', 'account');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('payment:cancel.title')}>
      <CancelForm onClose={onClose} {...rest} />
    </Dialog>
  );
};
