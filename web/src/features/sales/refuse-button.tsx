import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import classes from './sales.module.css';

type FormProps = {
  readonly onClose: () => void;
  /** Refuses the refund and sends a reason to the payer. */
  readonly refuse: (answer: string) => Promise<unknown>;
};

const RefuseForm = ({ onClose, refuse }: FormProps) => {
  const t = useWords('sales', 'account');
  const id = useId();
  const form = useForm<{ answer: string }, unknown>({
    initial: { answer: '' },
    check: ({ answer }) => (answer.trim() === '' ? { answer: 'missing' } : {}),
    send: ({ answer }) => refuse(answer.trim()),
    done: onClose,
  });
  const isMissing = form.problems.answer !== undefined;
  return (
    <form {...form.formProps} className={classes.refuse}>
      <p>{t('sales:refunds.refuseDetail')}</p>
      <label htmlFor={id}>{t('sales:refunds.answer.label')}</label>
      <textarea
        id={id}
        className={classes.words}
        rows={3}
        maxLength={1000}
        data-autofocus
        value={form.values.answer}
        onChange={(event) => form.set('answer', event.currentTarget.value)}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
      />
      {isMissing ? (
        <p id={`${id}-problem`} className={classes.failed}>
          {t('sales:refunds.answer.missing')}
        </p>
      ) : null}
      <FormError failure={form.failure} />
      <div className={classes.dialogActions}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <SubmitButton sending={form.sending} color="berry">
          {t('sales:refunds.refuse')}
        </SubmitButton>
      </div>
    </form>
  );
};

type Props = Pick<FormProps, 'refuse'> & {
  /** The payer, who receives the answer, and the number of the payment. */
  readonly payment: string;
  /** The amount, formatted for the page. */
  readonly price: string;
};

/** Refuses a refund after the operator has entered a reason. */
export const RefuseButton = ({ payment, price, refuse }: Props) => {
  const t = useWords('sales', 'account');
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={`${t('sales:refunds.refuse')}: ${payment}`}
        onClick={() => setOpened(true)}
      >
        {t('sales:refunds.refuse')}
      </Button>
      <MountOnOpen opened={opened}>
        <Dialog opened={opened} onClose={close} title={t('sales:refunds.refuseTitle', { price })}>
          <p>
            <b>
              <bdi>{payment}</bdi>
            </b>
          </p>
          <RefuseForm onClose={close} refuse={refuse} />
        </Dialog>
      </MountOnOpen>
    </>
  );
};
