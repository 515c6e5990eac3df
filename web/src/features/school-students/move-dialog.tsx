import { organizationTransferStudents } from '@hopcode/contract/organization/students';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { ClassSelect } from './class-select.tsx';
import classes from './school-students.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly studentIds: readonly string[];
  /** Called with the new class; null for no class. */
  readonly onMoved: (classId: string | null) => Promise<void>;
};

const MoveForm = ({ onClose, studentIds, onMoved }: Omit<Props, 'opened'>) => {
  const t = useWords('school', 'account');
  const [classId, setClassId] = useState('');
  const move = useMutation({
    mutationFn: () =>
      api(organizationTransferStudents, {
        body: { student_ids: [...studentIds], class_id: classId === '' ? null : classId },
      }),
    onSuccess: async () => {
      onClose();
      await onMoved(classId === '' ? null : classId);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!move.isPending) move.mutate();
  };
  return (
    <form onSubmit={submit}>
      <ClassSelect
        isOwnOnly
        label={t('school:students.moveTo')}
        none={t('school:student.noClass')}
        value={classId}
        onChange={setClassId}
      />
      {move.isError ? <FormError failure={failureCodeOf(move.error)} /> : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <SubmitButton sending={move.isPending}>{t('school:students.moveConfirm')}</SubmitButton>
      </div>
    </form>
  );
};

/** Moves students to another class, or removes them from their class. */
export const MoveDialog = ({ opened, ...form }: Props) => {
  const t = useWords('school', 'account');
  return (
    <Dialog opened={opened} onClose={form.onClose} title={t('school:students.moveTitle')}>
      <MoveForm {...form} />
    </Dialog>
  );
};
