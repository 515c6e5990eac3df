import { useWords } from '../lib/i18n/use-words.ts';
import { DialogInWords } from './dialog-in-words.tsx';

type Props = { readonly onClose: () => void };

/** Replaces a dialog that could not be loaded. */
export const DialogLoadError = ({ onClose }: Props) => {
  const t = useWords();
  return (
    <div role="alert">
      <DialogInWords words={t('account.failure.unreachable')} onClose={onClose} />
    </div>
  );
};
