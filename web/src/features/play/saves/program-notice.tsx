import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import classes from '../keyboard/keyboard-notice.module.css';

type Props = {
  readonly icon: LucideIcon;
  /** The text of the notice. Screen readers announce it once. */
  readonly words: string;
  /** The button that shows the program in the editor; undefined if there is nothing to show. */
  readonly show?: { readonly words: string; readonly onClick: () => void };
  /** Whether a program is running. In that case the code in the editor stays. */
  readonly busy?: boolean;
  /**
   * Closes the notice. Without this function, the user cannot close the notice. The notice then stays as long as the
   * reason for it exists.
   */
  readonly onClose?: () => void;
  /** An error message, or a dialog. */
  readonly children?: ReactNode;
};

/** A line under the editor about the program of a level. */
export const ProgramNotice = ({ icon: Icon, words, show, busy = false, onClose, children }: Props) => {
  const t = useWords();
  const announce = useAnnounce();
  useEffect(() => announce(words), [announce, words]);
  return (
    <div ref={giveFocusBack} className={classes.notice}>
      <Icon size={20} strokeWidth={2.4} aria-hidden />
      <span>
        <bdi>{words}</bdi>
      </span>
      {show ? (
        <button type="button" data-main onClick={show.onClick} disabled={busy}>
          {show.words}
        </button>
      ) : null}
      {onClose ? (
        <button type="button" onClick={onClose} aria-label={t('dialog.close')}>
          <X size={18} strokeWidth={2.6} aria-hidden />
        </button>
      ) : null}
      {children}
    </div>
  );
};
