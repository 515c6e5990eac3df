import '@mantine/core/styles/Input.layer.css';
import { ApiError } from '@hopcode/contract/errors';
import { organizationStudentDelete } from '@hopcode/contract/organization/students';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { refusalOf } from '../../lib/forms/refusal.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormTrouble, SubmitButton } from '../../ui/form.tsx';
import classes from './school-students.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly studentIds: readonly string[];
  readonly title: string;
  /** Told which are left: none, or when the server gave up in between, those after it. */
  readonly onErased: (left: ReadonlySet<string>) => Promise<void>;
};

/** Erases one; who is gone already, by the hand of a colleague, is no failure. */
const eraseOne = async (studentId: string): Promise<void> => {
  try {
    await api(organizationStudentDelete, { params: { student_id: studentId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
};

const EraseForm = ({ onClose, studentIds, onErased }: Omit<Props, 'opened' | 'title'>) => {
  const t = useWords('school');
  const keyword = t('profile.erase.keyword');
  const [typed, setTyped] = useState('');
  const erase = useMutation({
    mutationFn: async () => {
      const left = new Set(studentIds);
      try {
        for (const id of studentIds) {
          await eraseOne(id);
          left.delete(id);
        }
      } catch (error) {
        await onErased(left);
        throw error;
      }
    },
    onSuccess: async () => {
      onClose();
      await onErased(new Set());
    },
  });
  const isAllowed = typed === keyword;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isAllowed && !erase.isPending) erase.mutate();
  };
  return (
    <form onSubmit={submit}>
      <p>{t('school:students.deleteDetail')}</p>
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
      {erase.isError ? <FormTrouble trouble={refusalOf(erase.error, []).trouble ?? 'unexpected'} /> : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <SubmitButton sending={erase.isPending} disabled={!isAllowed} color="berry">
          {t('profile.erase.confirm')}
        </SubmitButton>
      </div>
    </form>
  );
};

/** Erases students of a school once the word is typed exactly (platform.md section 4). */
export const EraseStudentsDialog = ({ opened, title, ...form }: Props) => (
  <Dialog opened={opened} onClose={form.onClose} title={title}>
    <EraseForm {...form} />
  </Dialog>
);
