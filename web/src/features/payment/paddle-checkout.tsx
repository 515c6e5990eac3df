import type { PlanName } from '@hopcode/contract/payment/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { siteQuery } from '../../lib/api/site-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { BoughtCard } from './bought-card.tsx';
import { LatePaymentNote } from './late-payment-note.tsx';
import { NoForm } from './no-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { openPaddle } from './paddle-script.ts';
import { PaidCard } from './paid-card.tsx';
import classes from './payment.module.css';
import { LatePayment, PaidBefore, useCheckout } from './use-checkout.ts';

/** Paddle puts its form into the element with this class. */
const FRAME = 'paddle-frame';

type Props = {
  readonly plan: PlanName;
  readonly studentId: string | undefined;
  readonly transactionId: string;
};

/** Paddle's form inside our page. The purchase opens its courses when Paddle has reported the payment to the server. */
export const PaddleCheckout = ({ plan, studentId, transactionId }: Props) => {
  const t = useWords('payment');
  const locale = useLocale();
  const { data: site, isLoadingError: isError, refetch } = useQuery(siteQuery);
  const checkout = useCheckout({ plan, studentId, checkoutId: transactionId });
  const [isPaid, setPaid] = useState(false);
  const token = site?.paddle_client_token ?? undefined;
  const show = (known: string): void => {
    const order = { token: known, locale, inline: { transactionId, frame: FRAME } };
    const take = () =>
      new Promise<void>((resolve, reject) => {
        const onPaid = (): void => {
          setPaid(true);
          resolve();
        };
        openPaddle({ ...order, onPaid }).catch(reject);
      });
    if (!checkout.isPending) checkout.mutate(take);
  };
  const begin = useEffectEvent(show);
  useEffect(() => {
    if (token !== undefined) begin(token);
  }, [token]);
  if (isError) return <NoForm onRetry={() => void refetch()} />;
  if (checkout.isSuccess) return <BoughtCard plan={plan} bought={checkout.data} />;
  if (checkout.error instanceof PaidBefore) return <PaidCard />;
  const failed = checkout.isError && !(checkout.error instanceof LatePayment);
  return (
    <div className={classes.form}>
      <OrderSummary plan={plan} studentId={studentId} />
      {checkout.error instanceof LatePayment ? <LatePaymentNote /> : null}
      {failed && token !== undefined ? <NoForm onRetry={() => show(token)} /> : null}
      <p role="status">{isPaid && checkout.isPending ? t('payment:checkout.waiting') : ''}</p>
      {site === undefined ? <LoadingSign height={240} /> : null}
      <div className={FRAME} hidden={isPaid} />
    </div>
  );
};
