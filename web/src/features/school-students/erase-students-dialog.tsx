import { ApiError } from '@hopcode/contract/errors';
import { organizationStudentDelete } from '@hopcode/contract/organization/students';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { TypedConfirmDialog } from '../../ui/typed-confirm-dialog.tsx';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly studentIds: readonly string[];
  readonly title: string;
  /** Called with the students that could not be deleted. The set is empty if all of them were deleted. */
  readonly onErased: (left: ReadonlySet<string>) => Promise<void>;
};

/** Deletes one student. If another teacher has already deleted the student, this is not a failure. */
const eraseOne = async (studentId: string): Promise<void> => {
  try {
    await api(organizationStudentDelete, { params: { student_id: studentId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
};

/** Deletes students of a school after the user has typed the word exactly (platform.md section 4). */
export const EraseStudentsDialog = ({ opened, onClose, studentIds, title, onErased }: Props) => {
  const t = useWords('school', 'account', 'profile');
  const keyword = t('profile:erase.keyword');
  const eraseAll = async (): Promise<void> => {
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
  };
  return (
    <TypedConfirmDialog
      opened={opened}
      onClose={onClose}
      title={title}
      keyword={keyword}
      label={t('profile:erase.type', { keyword })}
      confirm={t('profile:delete.confirm')}
      send={eraseAll}
      onDone={async () => {
        onClose();
        await onErased(new Set());
      }}
    >
      {t('school:students.deleteDetail')}
    </TypedConfirmDialog>
  );
};
