import '@mantine/core/styles/Input.layer.css';
import { userSendEmails } from '@hopcode/contract/user/queue-emails';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useSendsMail } from '../../lib/api/use-sends-mail.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import classes from './operator.module.css';

/** Sends the oldest of the queued emails. */
export const SendForm = () => {
  const sendsMail = useSendsMail();
  const t = useWords('operator');
  const queryClient = useQueryClient();
  const [rows, setRows] = useState('100');
  const [isWrong, setIsWrong] = useState(false);
  const [asked, setAsked] = useState(false);
  const wanted = userSendEmails.query.safeParse({ rows: rows.trim() });
  const send = useMutation({
    mutationFn: (query: { rows: number }) => api(userSendEmails, { query }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['operator', 'mails'] }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (send.isPending) return;
    setIsWrong(!wanted.success);
    setAsked(wanted.success);
  };
  const said = (count: number): string =>
    sendsMail ? t('operator:send.sent', { count }) : t('operator:send.kept');
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        size="md"
        dir="ltr"
        inputMode="numeric"
        label={t('operator:send.rows')}
        value={rows}
        error={isWrong ? t('operator:send.rowsInvalid') : undefined}
        onChange={(event) => {
          setRows(event.currentTarget.value);
          setIsWrong(false);
        }}
      />
      <div>
        <SubmitButton sending={send.isPending}>{t('operator:send.submit')}</SubmitButton>
      </div>
      {send.isError ? (
        <p className={classes.failure} role="alert">
          {t('operator:send.failed')}
        </p>
      ) : null}
      <p className={classes.done} role="status">
        {send.data === undefined ? null : said(send.data.sent)}
      </p>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          if (wanted.success) send.mutate(wanted.data);
        }}
        title={t('operator:send.title')}
        confirm={t('operator:send.submit')}
      >
        {t('operator:send.warning')}
      </ConfirmDialog>
    </form>
  );
};
