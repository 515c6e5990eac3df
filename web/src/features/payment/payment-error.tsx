import { sayFailure } from '../../lib/forms/say-failure.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './payment.module.css';
import { paymentFailureOf } from './payment-failure.ts';

/** Says why a request about a payment or a plan failed. Renders nothing if there is no error. */
export const PaymentError = ({ error }: { readonly error: unknown }) => {
  const t = useWords('payment', 'account');
  if (error === null || error === undefined) return null;
  const failure = paymentFailureOf(error);
  return (
    <p className={classes.failure} role="alert">
      {failure.kind === 'payment' ? t(`payment:failure.${failure.code}`) : sayFailure(failure.code, t)}
    </p>
  );
};
