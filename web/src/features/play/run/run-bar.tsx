import { useDisclosure } from '@mantine/hooks';
import { FolderOpen, RotateCcw, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { DialogOnOpen } from '../../../ui/dialog-on-open.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './run-bar.module.css';
import { RunButton } from './run-button.tsx';
import { isBusy, type RunState } from './run-state.ts';

const ConfirmDialog = lazyPart(() =>
  import('../../../ui/confirm-dialog.tsx').then((file) => file.ConfirmDialog),
);
const CodeFileDialog = lazyPart(() =>
  import('../dialogs/code-file-dialog.tsx').then((file) => file.CodeFileDialog),
);

type Props = {
  readonly code: string;
  readonly state: RunState;
  readonly levelName: string;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onReset: () => void;
  readonly onLoad: (code: string) => void;
  /** Why the buttons are disabled; undefined if they are not. */
  readonly blocked: string | undefined;
  /** Shown above the bar. Stays visible with it. */
  readonly above?: ReactNode;
  /** Shown at the end of the bar. */
  readonly children: ReactNode;
};

const ICON = { size: 20, strokeWidth: 2.4 } as const;

/** Run, Stop, Reset, Save and Load under the code (game.md section 2, 'Code editor panel'). */
export const RunBar = ({
  code,
  state,
  levelName,
  onRun,
  onStop,
  onReset,
  onLoad,
  blocked,
  above,
  children,
}: Props) => {
  const t = useWords();
  const [resetting, reset] = useDisclosure(false);
  const [saving, save] = useDisclosure(false);
  const [loading, load] = useDisclosure(false);
  const closeFile = (): void => {
    save.close();
    load.close();
  };
  const wait = blocked ?? (isBusy(state) ? t('play.waitForRun') : undefined);
  return (
    <div className={classes.place}>
      {above}
      <div className={classes.bar} role="toolbar" aria-label={t('play.toolbar')}>
        <RunButton phase={state.phase} onRun={onRun} onStop={onStop} blocked={blocked} />
        <IconButton
          tone="code"
          label={t('play.reset.button')}
          icon={<RotateCcw {...ICON} />}
          onClick={reset.open}
          disabledReason={wait}
        />
        <IconButton
          tone="code"
          label={t('play.save.button')}
          icon={<Save {...ICON} />}
          onClick={save.open}
          disabledReason={wait}
        />
        <IconButton
          tone="code"
          label={t('play.load.button')}
          icon={<FolderOpen {...ICON} />}
          onClick={load.open}
          disabledReason={wait}
        />
        {children}
        <DialogOnOpen opened={resetting} onClose={reset.close}>
          <ConfirmDialog
            opened={resetting}
            onClose={reset.close}
            onConfirm={onReset}
            title={t('play.reset.title')}
            confirm={t('play.reset.confirm')}
          >
            {t('play.reset.detail')}
          </ConfirmDialog>
        </DialogOnOpen>
        <DialogOnOpen opened={saving || loading} onClose={closeFile}>
          <CodeFileDialog
            kind={saving ? 'save' : loading ? 'load' : undefined}
            code={code}
            suggestedName={levelName}
            onLoad={onLoad}
            onClose={closeFile}
          />
        </DialogOnOpen>
      </div>
    </div>
  );
};
