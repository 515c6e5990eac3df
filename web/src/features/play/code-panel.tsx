import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { BookOpen, CircleHelp, CodeXml } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { useDraft } from '../../lib/progress/use-draft.ts';
import { PanelTabs } from '../../ui/panel-tabs.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { AttemptsChip } from './access/attempts-chip.tsx';
import type { Access } from './access/use-access.ts';
import classes from './code-panel.module.css';
import { CodeTab, type CodeTabProps } from './code-tab.tsx';
import { isBusy } from './execution.ts';
import shared from './game.module.css';
import { closeRecall, isRecallClosed } from './questions/closed-recalls.ts';
import { RunBar } from './run-bar.tsx';
import { isRunKey } from './run-key.ts';
import { TutorialPanel } from './tutorial-panel.tsx';

const RecallCard = lazy(() =>
  import('./questions/recall-card.tsx').then((file) => ({ default: file.RecallCard })),
);

type Tab = 'code' | 'tutorial';

type Props = CodeTabProps & {
  readonly onReset: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly access: Access;
  /** Why no program may be run now. */
  readonly blocked: string | undefined;
};

type TabsProps = {
  readonly id: string;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** The tutorial has a question. */
  readonly asks: boolean;
};

const Tabs = ({ id, tab, onTab, asks }: TabsProps) => {
  const t = useWords();
  const tutorialIcon = asks ? (
    <CircleHelp size={18} strokeWidth={2.4} className={classes.waiting} />
  ) : (
    <BookOpen size={18} strokeWidth={2.4} />
  );
  return (
    <PanelTabs
      id={id}
      label={t('play.tabs.label')}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'code', label: t('play.tabs.code'), icon: <CodeXml size={18} strokeWidth={2.4} /> },
        { value: 'tutorial', label: t('play.tabs.tutorial'), icon: tutorialIcon },
      ]}
    />
  );
};

/** The questions about earlier levels in the tutorial: whether they are asked, and how they are closed. */
const useRecall = ({ data, kept }: CodeTabProps) => {
  const address = { courseId: data.courseId, levelSlug: data.slug };
  const [asks, setAsks] = useState(
    kept === undefined && data.recall !== undefined && !isRecallClosed(address),
  );
  const close = (): void => {
    setAsks(false);
    closeRecall(address);
  };
  return { asks, close };
};

/** The left side: the code of the level, its tutorial, and the buttons that run it. */
export const CodePanel = (props: Props) => {
  const { data, kept, code, onLoad, onReset, onRun, onStop, execution, access, blocked } = props;
  const t = useWords();
  const [tab, setTab] = useState<Tab>('code');
  const id = useId();
  useDraft({ data, kept, code, onLoad });
  const recall = useRecall(props);
  const panelOf = (of: Tab) => ({
    role: 'tabpanel',
    id: `${id}-${of}`,
    'aria-labelledby': `${id}-${of}-tab`,
    hidden: tab !== of,
  });
  const runHere = (): void => {
    setTab('code');
    onRun();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!isRunKey(event)) return;
    // The editor would begin a new line, or take what its list offers.
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy(execution)) runHere();
  };
  return (
    <section className={shared.codeSide} aria-label={t('play.side.code')} onKeyDownCapture={onKey}>
      <Tabs id={id} tab={tab} onTab={setTab} asks={recall.asks} />
      <div className={shared.codeBox}>
        <div {...panelOf('code')} className={classes.panel}>
          <CodeTab {...props} />
        </div>
        <ScrollRegion {...panelOf('tutorial')} className={classes.tutorial}>
          <TutorialPanel data={data}>
            {recall.asks && data.recall ? (
              <Suspense fallback={null}>
                <RecallCard
                  questions={data.recall}
                  onClose={() => {
                    recall.close();
                    document.getElementById(`${id}-tutorial-tab`)?.focus();
                  }}
                />
              </Suspense>
            ) : null}
          </TutorialPanel>
        </ScrollRegion>
        <RunBar
          code={code}
          execution={execution}
          levelName={data.name}
          onRun={runHere}
          onStop={onStop}
          onReset={onReset}
          onLoad={onLoad}
          blocked={blocked}
        >
          <AttemptsChip
            type={data.courseId === CHALLENGES ? 'challenge' : 'level'}
            situation={access.situation()}
          />
        </RunBar>
      </div>
    </section>
  );
};
