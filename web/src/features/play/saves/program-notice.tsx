import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import classes from '../keyboard/keyboard-notice.module.css';

type Props = {
  readonly icon: LucideIcon;
  /** Shown, and announced once to screen readers. */
  readonly words: string;
  /** Shows the program that the notice is about; without it there is none to show. */
  readonly onShow?: () => void;
  /** A run is on its way: the code in the editor stays. */
  readonly busy?: boolean;
  /** Closes the notice; without it the notice stays until its reason is gone. */
  readonly onClose?: () => void;
  /** A failure, or a dialog. */
  readonly children?: ReactNode;
};

/** A line under the editor about the program of a level. */
export const ProgramNotice = ({ icon: Icon, words, onShow, busy = false, onClose, children }: Props) => {
  const t = useWords('play');
  const announce = useAnnounce();
  useEffect(() => announce(words), [announce, words]);
  return (
    <div ref={giveFocusBack} className={classes.notice}>
      <Icon size={20} strokeWidth={2.4} aria-hidden />
      <span>
        <bdi>{words}</bdi>
      </span>
      {onShow ? (
        <button type="button" data-main onClick={onShow} disabled={busy}>
          {t('play:newer.show')}
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
