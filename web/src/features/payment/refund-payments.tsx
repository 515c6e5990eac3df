import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import classes from './payment.module.css';
import { paymentsQuery } from './payment-queries.ts';
import { PaymentsList } from './payments-section.tsx';

/** The part below the refund policy: the payments of the account, each with a form to request a refund. */
export const RefundPayments = () => {
  const t = useWords('payment');
  const { data: payments, isLoadingError: isError, refetch } = useQuery(paymentsQuery);
  const [said, setSaid] = useState('');
  const top = useRef<HTMLParagraphElement>(null);
  if (isError) return <LoadError message={t('payment:billing.loadFailed')} onRetry={() => void refetch()} />;
  if (!payments) return <LoadingSign height={90} />;
  return (
    <div className={classes.below}>
      <p ref={top} tabIndex={-1} className={classes.said} role="status">
        {said}
      </p>
      <PaymentsList
        payments={payments}
        onDone={(words) => {
          setSaid(words);
          // The pressed button has disappeared, so the text at the top gets the focus.
          top.current?.focus();
        }}
      />
    </div>
  );
};
