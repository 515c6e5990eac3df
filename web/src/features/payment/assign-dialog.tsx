import type { Purchase } from '@hopcode/contract/payment/purchase';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AssignForm } from './assign-form.tsx';
import classes from './payment.module.css';
import { paymentName } from './payment-name.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly purchase: Purchase;
  readonly onAssigned: (purchase: Purchase) => void;
};

/** Gives a bought course to a student. */
export const AssignDialog = ({ opened, onClose, purchase, onAssigned }: Props) => {
  const t = useWords('payment');
  const locale = useLocale();
  const plan = t(`payment:plan.${purchase.plan_name}.name`);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('payment:assign.title', { plan })}>
      <p className={classes.which}>{paymentName(locale, purchase)}</p>
      <AssignForm
        purchase={purchase}
        onAssigned={(assigned) => {
          onAssigned(assigned);
          onClose();
        }}
      />
    </Dialog>
  );
};
