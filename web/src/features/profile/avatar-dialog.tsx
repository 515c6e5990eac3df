import { organizationStudentUpdate } from '@hopcode/contract/organization/students';
import { profileStudentUpdate } from '@hopcode/contract/profile/student';
import type { Avatar } from '@hopcode/contract/student/student';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { AvatarPicker } from '../../ui/avatar-picker.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import classes from './profile.module.css';
import { refreshStudents } from './students-query.ts';

type FormProps = {
  readonly studentId: string;
  readonly current: Avatar;
  readonly onClose: () => void;
  /** Whether the student belongs to a school. */
  readonly isOfSchool: boolean;
};

const AvatarForm = ({ studentId, current, onClose, isOfSchool }: FormProps) => {
  const t = useWords('profile');
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Avatar>();
  const update = useMutation({
    mutationFn: (character: Avatar) =>
      api(isOfSchool ? organizationStudentUpdate : profileStudentUpdate, {
        params: { student_id: studentId },
        body: { character },
      }),
    onSuccess: async () => {
      await refreshStudents(queryClient);
      onClose();
    },
  });
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== undefined && !update.isPending) update.mutate(chosen);
  };
  return (
    <form onSubmit={confirm}>
      <AvatarPicker value={chosen ?? current} onChange={setChosen} />
      {update.isError ? (
        <p className={classes.failure} role="alert">
          {t('profile:avatar.failed')}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <SubmitButton sending={update.isPending} disabled={chosen === undefined}>
          {t('profile:avatar.confirm')}
        </SubmitButton>
      </div>
    </form>
  );
};

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The student; if null, the dialog stays closed. */
  readonly studentId: string | null;
  readonly current: Avatar;
  readonly isOfSchool?: boolean;
};

/**
 * A dialog to choose another avatar for a student. The button is disabled until an avatar is chosen (platform.md
 * section 5).
 */
export const AvatarDialog = ({ opened, onClose, studentId, current, isOfSchool = false }: Props) => {
  const t = useWords('profile');
  return (
    <Dialog
      opened={opened && studentId !== null}
      onClose={onClose}
      title={t('profile:avatar.title')}
      size={560}
    >
      {studentId === null ? null : (
        <AvatarForm studentId={studentId} current={current} onClose={onClose} isOfSchool={isOfSchool} />
      )}
    </Dialog>
  );
};
