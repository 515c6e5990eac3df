import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { failureCodeOf } from '../lib/forms/refusal.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { isTypedWord } from '../lib/is-typed-word.ts';
import { Dialog } from './dialog.tsx';
import { FormError, SubmitButton } from './form.tsx';
import parts from './page-parts.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The text that the user must type; only accents may differ. */
  readonly keyword: string;
  /** The label of the field; it contains the keyword. */
  readonly label: string;
  /** The label of a checkbox that the user must also tick. */
  readonly understood?: string;
  readonly confirm: string;
  readonly send: () => Promise<unknown>;
  readonly onDone: () => void | Promise<void>;
  readonly children: ReactNode;
};

const Content = (props: Props) => {
  const { onClose, keyword, label, understood, confirm, send, onDone, children } = props;
  const t = useWords('account');
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState(understood === undefined);
  const sending = useMutation({ mutationFn: send, onSuccess: onDone });
  const allowed = isTypedWord(typed, keyword) && ticked;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (allowed && !sending.isPending) sending.mutate();
  };
  return (
    <form onSubmit={submit}>
      <p>{children}</p>
      <TextInput
        size="md"
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        mb="md"
      />
      {understood === undefined ? null : (
        <label className={parts.check}>
          <input
            type="checkbox"
            checked={ticked}
            onChange={(event) => setTicked(event.currentTarget.checked)}
          />
          {understood}
        </label>
      )}
      {sending.isError ? <FormError failure={failureCodeOf(sending.error)} /> : null}
      <div className={parts.endActions}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <SubmitButton sending={sending.isPending} disabled={!allowed} color="berry">
          {confirm}
        </SubmitButton>
      </div>
    </form>
  );
};

/**
 * Asks before something is deleted permanently. The button is disabled until the user has typed the keyword
 * (platform.md section 4).
 */
export const TypedConfirmDialog = (props: Props) => (
  <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
    <Content {...props} />
  </Dialog>
);
