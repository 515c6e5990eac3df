import '@mantine/core/styles/Input.layer.css';
import { ApiError } from '@hopcode/contract/errors';
import { paymentTransferPurchases } from '@hopcode/contract/payment/transfer-purchases';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form, FormError } from '../../ui/form.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import classes from './sales.module.css';

const FIELDS = { from_email: 'from', to_email: 'to' } as const;
const NAMES = ['from_email', 'to_email'] as const;

/** The server's reasons that have their own text here. */
const REASONS = {
  no_account: 'sales:paid.unknown',
  same_account: 'sales:transfer.same',
  not_a_buyer: 'sales:transfer.noBuyer',
  for_families: 'sales:transfer.forFamilies',
  for_schools: 'sales:transfer.forSchools',
} as const;
type Reason = keyof typeof REASONS;
const isReason = (message: string): message is Reason => Object.hasOwn(REASONS, message);

/** Why the server refused each field. */
const reasonsOf = (error: unknown): Readonly<Record<string, Reason>> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.issues.flatMap(({ path, message }) => {
          const name = path.split('.')[1];
          return name !== undefined && isReason(message) ? [[name, message]] : [];
        }),
      )
    : {};

/** Moves the purchases of one account to another, after a confirmation. */
export const TransferForm = () => {
  const t = useWords('sales', 'account');
  const queryClient = useQueryClient();
  const [assigned, setAssigned] = useState(false);
  const [asks, setAsks] = useState(false);
  const move = useMutation({
    mutationFn: (query: { from_email: string; to_email: string }) =>
      api(paymentTransferPurchases, { query: { ...query, include_assigned: String(assigned) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['operator'] }),
  });
  const form = useForm({
    initial: { from_email: '', to_email: '' },
    check: (values) =>
      checkFields(paymentTransferPurchases.query.pick({ from_email: true, to_email: true }), values),
    // Sending the form only asks for confirmation.
    send: async () => {
      move.reset();
      setAsks(true);
    },
    done: () => {},
  });
  const { from_email: from, to_email: to } = form.values;
  const reasons = reasonsOf(move.error);
  const isExplained = Object.keys(reasons).length > 0;
  const { ref } = form.formProps;
  // Moves the focus in the same way as after a problem that the page has found itself.
  useEffect(() => {
    if (isExplained) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isExplained, ref]);
  const wordsOf = (name: (typeof NAMES)[number]): string | undefined => {
    const problem = form.problems[name];
    if (problem !== undefined) return t(`sales:email.${problem}`);
    const reason = reasons[name];
    return reason && t(REASONS[reason]);
  };
  return (
    <>
      <Form form={form} submit={t('sales:transfer.submit')}>
        {NAMES.map((name) => (
          <TextInput
            key={name}
            size="md"
            type="email"
            dir="ltr"
            name={name}
            autoComplete="off"
            label={t(`sales:transfer.${FIELDS[name]}`)}
            error={wordsOf(name)}
            value={form.values[name]}
            onChange={(event) => {
              move.reset();
              form.set(name, event.currentTarget.value);
            }}
          />
        ))}
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={assigned}
            onChange={(event) => setAssigned(event.currentTarget.checked)}
          />
          {t('sales:transfer.assigned')}
        </label>
      </Form>
      {move.isError && !isExplained ? <FormError failure={failureCodeOf(move.error)} /> : null}
      <p className={classes.done} role="status">
        {move.data === undefined ? '' : t('sales:transfer.done', move.data)}
      </p>
      <MountOnOpen opened={asks}>
        <ConfirmDialog
          opened={asks}
          onClose={() => setAsks(false)}
          title={t('sales:transfer.confirm')}
          confirm={t('sales:transfer.submit')}
          onConfirm={() => {
            if (!move.isPending) move.mutate({ from_email: from, to_email: to });
          }}
        >
          <p>
            {t(assigned ? 'sales:transfer.detail' : 'sales:transfer.detailFree', {
              from: from.trim(),
              to: to.trim(),
            })}
          </p>
        </ConfirmDialog>
      </MountOnOpen>
    </>
  );
};
