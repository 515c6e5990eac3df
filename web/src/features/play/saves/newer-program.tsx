import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { levelQuery } from '../../../lib/api/level-query.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { useProgressStore } from '../../../lib/progress/progress-context.tsx';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { WhenOpened } from '../../../ui/when-opened.tsx';
import classes from '../keyboard/keyboard-notice.module.css';

const ConfirmDialog = lazyPart(() =>
  import('../../../ui/confirm-dialog.tsx').then((file) => file.ConfirmDialog),
);

type Props = {
  readonly address: LevelAddress;
  /** A program is on its way: the code in the editor stays. */
  readonly busy: boolean;
  readonly onLoad: (code: string) => void;
};

/** Says that the server has kept a newer program of this level, from another device, and shows it if that is wished. */
export const NewerProgram = ({ address, busy, onLoad }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const queries = useQueryClient();
  const outbox = useOutbox();
  const progress = useProgressStore();
  const announce = useAnnounce();
  const [asking, ask] = useDisclosure(false);
  const [trouble, setTrouble] = useState<'failed' | 'none'>();
  useEffect(() => announce(t('play:newer.note')), [announce, t]);

  const show = async (): Promise<void> => {
    setTrouble(undefined);
    try {
      const { courseId, levelSlug } = address;
      const level = await queries.fetchQuery({ ...levelQuery(courseId, levelSlug, locale), staleTime: 0 });
      const code = level.last_code_executed;
      if (code === null) {
        setTrouble('none');
        return;
      }
      // On coming back to this level it is there too.
      progress.ran(address, code);
      onLoad(code);
      outbox.forgetSuperseded(address);
    } catch {
      setTrouble('failed');
    }
  };

  return (
    <div ref={giveFocusBack} className={classes.notice}>
      <MonitorSmartphone size={20} strokeWidth={2.4} aria-hidden />
      <span>
        <bdi>{t('play:newer.note')}</bdi>
      </span>
      <button type="button" data-main onClick={ask.open} disabled={busy}>
        {t('play:newer.show')}
      </button>
      <button type="button" onClick={() => outbox.forgetSuperseded(address)} aria-label={t('dialog.close')}>
        <X size={18} strokeWidth={2.6} aria-hidden />
      </button>
      {trouble === undefined ? null : <span role="alert">{t(`play:newer.${trouble}`)}</span>}
      <WhenOpened opened={asking}>
        <ConfirmDialog
          opened={asking}
          onClose={ask.close}
          onConfirm={() => void show()}
          title={t('play:newer.title')}
          confirm={t('play:newer.show')}
        >
          {t('play:newer.detail')}
        </ConfirmDialog>
      </WhenOpened>
    </div>
  );
};
