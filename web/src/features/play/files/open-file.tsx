import { useClipboard } from '@mantine/hooks';
import { Check, Copy, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { hexRows, wordsIn } from './file-bytes.ts';
import classes from './file-shelf.module.css';
import type { ShownFile } from './files-at.ts';

type Props = {
  readonly id: string;
  readonly file: ShownFile;
  /** `earlier` means that the learner saved the file in an earlier level. */
  readonly from: 'here' | 'earlier';
  readonly onClose: () => void;
};

const ICON = { size: 20, strokeWidth: 2.6 } as const;

/** One file with its contents, as they are at the shown moment of the run. */
export const OpenFile = ({ id, file, from, onClose }: Props) => {
  const t = useWords('play');
  const clipboard = useClipboard();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const element = panel.current;
    // Escape closes the file, as it closes dialogs.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [onClose]);
  const { name, content, isOpen, mark } = file;
  const text = 'text' in content ? content.text : hexRows(content.base64).join('\n');
  return (
    <section
      ref={panel}
      id={id}
      className={classes.open}
      aria-label={t('play:files.opened', { file: name })}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <h3>
          <code dir="ltr">{name}</code>
        </h3>
        <IconButton
          label={clipboard.copied ? t('play:files.copied') : t('play:files.copy')}
          icon={clipboard.copied ? <Check {...ICON} /> : <Copy {...ICON} />}
          onClick={() => clipboard.copy(text)}
        />
        <IconButton label={t('play:files.close')} icon={<X {...ICON} />} onClick={onClose} />
      </div>
      {isOpen ? <p className={classes.warning}>{t('play:files.notClosed')}</p> : null}
      {from === 'earlier' && mark === undefined ? (
        <p className={classes.note}>{t('play:files.earlier')}</p>
      ) : null}
      {'base64' in content ? <Bytes base64={content.base64} /> : null}
      {text === '' ? (
        <p className={classes.note}>{t('play:files.empty')}</p>
      ) : (
        <ScrollRegion
          className={classes.content}
          dir="ltr"
          role="group"
          aria-label={t('play:files.contents', { file: name })}
        >
          {text}
        </ScrollRegion>
      )}
    </section>
  );
};

/** The readable parts of a binary file. */
const Bytes = ({ base64 }: { readonly base64: string }) => {
  const t = useWords('play');
  const words = wordsIn(base64);
  return (
    <>
      <p className={classes.note}>{t('play:files.bytes')}</p>
      {words.length === 0 ? null : (
        <p className={classes.note}>
          {t('play:files.words')} <code dir="ltr">{words.join(', ')}</code>
        </p>
      )}
    </>
  );
};
