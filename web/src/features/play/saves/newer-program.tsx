import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { levelQuery } from '../../../lib/api/level-query.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { useProgressStore } from '../../../lib/progress/progress-context.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { ProgramNotice } from './program-notice.tsx';

const ConfirmDialog = lazyPart(() =>
  import('../../../ui/confirm-dialog.tsx').then((file) => file.ConfirmDialog),
);

type Props = {
  readonly address: LevelAddress;
  /** Whether a program is running. While it is running, the code in the editor cannot be replaced. */
  readonly busy: boolean;
  readonly onLoad: (code: string) => void;
};

/** Says that the server has a newer program for this level from another device. A button shows that program. */
export const NewerProgram = ({ address, busy, onLoad }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const queries = useQueryClient();
  const outbox = useOutbox();
  const progress = useProgressStore();
  const [asking, ask] = useDisclosure(false);
  const [failure, setFailure] = useState<'failed' | 'none'>();

  const show = async (): Promise<void> => {
    setFailure(undefined);
    try {
      const { courseId, levelSlug } = address;
      const level = await queries.fetchQuery({ ...levelQuery(courseId, levelSlug, locale), staleTime: 0 });
      const code = level.last_code_executed;
      if (code === null) {
        setFailure('none');
        return;
      }
      // On the next visit, the level opens with this program too.
      progress.ran(address, code);
      onLoad(code);
      outbox.forgetSuperseded(address);
    } catch {
      setFailure('failed');
    }
  };

  return (
    <ProgramNotice
      icon={MonitorSmartphone}
      words={t('play:newer.note')}
      show={{ words: t('play:newer.show'), onClick: ask.open }}
      busy={busy}
      onClose={() => outbox.forgetSuperseded(address)}
    >
      {failure === undefined ? null : <span role="alert">{t(`play:newer.${failure}`)}</span>}
      <MountOnOpen opened={asking}>
        <ConfirmDialog
          opened={asking}
          onClose={ask.close}
          onConfirm={() => void show()}
          title={t('play:newer.title')}
          confirm={t('play:newer.show')}
        >
          {t('play:newer.detail')}
        </ConfirmDialog>
      </MountOnOpen>
    </ProgramNotice>
  );
};
