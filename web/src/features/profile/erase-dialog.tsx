import { profileDelete } from '@hopcode/contract/profile/profile';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { useSelling } from '../../lib/selling.ts';
import { TypedConfirmDialog } from '../../ui/typed-confirm-dialog.tsx';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onErased: () => void;
};

/** Deletes the account after the user has typed the word exactly and ticked the box (platform.md section 4). */
export const EraseDialog = ({ opened, onClose, onErased }: Props) => {
  const t = useWords('payment', 'account', 'profile');
  const sells = useSelling() !== 'off';
  const keyword = t('profile:erase.keyword');
  return (
    <TypedConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('profile:erase.title')}
      keyword={keyword}
      label={t('profile:erase.type', { keyword })}
      understood={t('profile:erase.understood')}
      confirm={t('profile:erase.confirm')}
      send={() => api(profileDelete)}
      onDone={onErased}
    >
      {t('profile:erase.warning')}
      {sells ? ` ${t('payment:billing.lost')}` : null}
    </TypedConfirmDialog>
  );
};
