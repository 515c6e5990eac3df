import { paymentSubscriptionUpdatePaymentUrl } from '@hopcode/contract/payment/payment-links';
import type { Subscription } from '@hopcode/contract/payment/purchase';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { openProvider } from './open-provider.ts';
import { PaymentError } from './payment-error.tsx';

/** Opens the provider's page where the user can change the card. We never see the card. */
export const PaymentMethodButton = ({ subscription }: { readonly subscription: Subscription }) => {
  const t = useWords('payment', 'account');
  const open = useMutation({
    mutationFn: () =>
      api(paymentSubscriptionUpdatePaymentUrl, { params: { subscription_id: subscription.id } }),
    onSuccess: openProvider,
  });
  return (
    <>
      <Button
        variant={subscription.status === 'past_due' ? 'filled' : 'default'}
        aria-busy={open.isPending}
        onClick={() => {
          if (!open.isPending) open.mutate();
        }}
      >
        {t('payment:billing.method')}
      </Button>
      <PaymentError error={open.error} />
      {open.data?.url === null ? <p role="status">{t('payment:billing.noMethod')}</p> : null}
    </>
  );
};
