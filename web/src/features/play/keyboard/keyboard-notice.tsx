import { Keyboard, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import type { KeyboardGuard, KeyboardNotice } from './keyboard-guard.ts';
import classes from './keyboard-notice.module.css';
import { useNoticeWords } from './notice-words.ts';

type Props = { readonly notice: KeyboardNotice | undefined; readonly guard: KeyboardGuard };

/**
 * A strip under the code. It says what was repaired, or offers a repair. Screen readers announce it too. If a run waits
 * for the answer, the offer gets the focus at every press of Run.
 */
export const KeyboardNoticeStrip = ({ notice, guard }: Props) => {
  const t = useWords();
  const announce = useAnnounce();
  const wordsOf = useNoticeWords();
  const repair = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (notice?.kind === 'offer' && notice.running) repair.current?.focus();
  }, [notice]);
  if (!notice) return null;
  const answered = (act: () => void, words: string) => () => {
    act();
    announce(words);
  };
  return (
    <div ref={giveFocusBack} className={classes.notice}>
      <Keyboard size={20} strokeWidth={2.4} aria-hidden />
      <span>{wordsOf(notice)}</span>
      {notice.kind === 'done' ? (
        <>
          <button type="button" onClick={answered(guard.undo, t('play.keyboard.undone'))}>
            {t('play.keyboard.undo')}
          </button>
          <button type="button" onClick={guard.close} aria-label={t('dialog.close')}>
            <X size={18} strokeWidth={2.6} aria-hidden />
          </button>
        </>
      ) : (
        <>
          <button
            ref={repair}
            type="button"
            data-main
            onClick={answered(guard.repair, t('play.keyboard.repaired'))}
          >
            {t('play.keyboard.repair')}
          </button>
          <button type="button" onClick={answered(guard.keep, t('play.keyboard.kept'))}>
            {t('play.keyboard.keep')}
          </button>
        </>
      )}
    </div>
  );
};
