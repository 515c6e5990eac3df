import {
  authConfirmPassword,
  authFreshness,
  authSendConfirmCode,
} from '@hopcode/contract/auth/confirm-password';
import { Button, Skeleton } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form, FormError } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { focusInDialog } from './focus-in-dialog.ts';

/** Whether the password was entered in the last few minutes. Never cached, because the answer expires. */
export const freshnessQuery = queryOptions({
  queryKey: ['freshness'],
  queryFn: ({ signal }) => api(authFreshness, { signal }),
  staleTime: 0,
  gcTime: 0,
});

type Props = {
  readonly onConfirmed: () => void;
  /** Buttons beside the submit button. */
  readonly beside: ReactNode;
  /** Whether the form is for an action that asks for the password each time. */
  readonly isForAct?: boolean;
};

const useConfirmForm = ({ onConfirmed, isForAct = false }: Props) =>
  useForm({
    initial: { password: '' },
    check: (values) => checkFields(authConfirmPassword.body, values),
    send: (values) => api(authConfirmPassword, { body: isForAct ? { ...values, for_act: true } : values }),
    done: onConfirmed,
  });

const PasswordQuestion = (props: Props) => {
  const t = useWords('site', 'account');
  const user = useCurrentUser();
  const form = useConfirmForm(props);
  return (
    <>
      <p>{user?.impersonated === true ? t('site:confirm.ofOperator') : t('site:confirm.why')}</p>
      <Form form={form} submit={t('site:confirm.submit')} beside={props.beside}>
        {/* Password managers find the password by this username. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          form={form}
          name="password"
          autoComplete="current-password"
          ref={focusInDialog}
          data-autofocus
        />
      </Form>
    </>
  );
};

const CodeQuestion = (props: Props) => {
  const t = useWords('site', 'account');
  const form = useConfirmForm(props);
  const sending = useMutation({ mutationFn: () => api(authSendConfirmCode) });
  const send = (
    <Button
      variant="default"
      aria-busy={sending.isPending}
      onClick={() => sending.mutate()}
      ref={focusInDialog}
      data-autofocus
    >
      {sending.isSuccess ? t('site:confirm.sendAgain') : t('site:confirm.sendCode')}
    </Button>
  );
  return (
    <>
      <p>{t('site:confirm.codeWhy')}</p>
      {send}
      <p role="status">{sending.isSuccess ? t('site:confirm.sent') : ''}</p>
      {sending.isError ? <FormError failure={failureCodeOf(sending.error)} /> : null}
      <Form form={form} submit={t('site:confirm.submit')} beside={props.beside}>
        <TextField
          form={form}
          name="password"
          label={t('site:confirm.code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
      </Form>
    </>
  );
};

/** Asks for the password of the account. If the account has no password, asks for a code from an email. */
export const ConfirmForm = (props: Props) => {
  const t = useWords('site', 'account');
  const { data, isError, refetch } = useQuery(freshnessQuery);
  if (isError) return <LoadError message={t('site:confirm.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} radius={16} />;
  return data.way === 'code' ? <CodeQuestion {...props} /> : <PasswordQuestion {...props} />;
};
