import '@mantine/core/styles/Input.layer.css';
import { profileDelete } from '@hopcode/contract/profile/profile';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { refusalOf } from '../../lib/forms/refusal.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormTrouble, SubmitButton } from '../../ui/form.tsx';
import classes from './profile.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onErased: () => Promise<void>;
};

const EraseForm = ({ onClose, onErased }: Omit<Props, 'opened'>) => {
  const t = useWords();
  const keyword = t('profile.erase.keyword');
  const [typed, setTyped] = useState('');
  const [understood, setUnderstood] = useState(false);
  const erase = useMutation({ mutationFn: () => api(profileDelete), onSuccess: onErased });
  const allowed = typed === keyword && understood;
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (allowed && !erase.isPending) erase.mutate();
  };
  return (
    <form onSubmit={confirm}>
      <p>{t('profile.erase.warning')}</p>
      <TextInput
        size="md"
        label={t('profile.erase.type', { keyword })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        mb="md"
      />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={understood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        {t('profile.erase.understood')}
      </label>
      {erase.isError ? <FormTrouble trouble={refusalOf(erase.error, []).trouble ?? 'unexpected'} /> : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <SubmitButton sending={erase.isPending} disabled={!allowed} color="berry">
          {t('profile.erase.confirm')}
        </SubmitButton>
      </div>
    </form>
  );
};

/** Erases the account once its word is typed exactly and the box is ticked (platform.md section 4). */
export const EraseDialog = ({ opened, onClose, onErased }: Props) => {
  const t = useWords();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('profile.erase.title')}>
      <EraseForm onClose={onClose} onErased={onErased} />
    </Dialog>
  );
};
