import { USER_TYPES } from '@hopcode/contract/auth/current';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { CODE_LIMIT } from '@hopcode/contract/level/data';
import { CREATIVE_CHAPTER_ID } from '@hopcode/courses/formats/creative-chapter';
import { BookOpen, CircleHelp, CodeXml } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useDraft } from '../../../lib/progress/use-draft.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PanelTabs } from '../../../ui/panel-tabs.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { WhenOpened } from '../../../ui/when-opened.tsx';
import { AttemptsChip } from '../access/attempts-chip.tsx';
import { closeRecall, isRecallClosed } from '../questions/closed-recalls.ts';
import { RunBar } from '../run/run-bar.tsx';
import { isRunKey } from '../run/run-key.ts';
import { loadAnswerNote, loadTips } from '../run/run-parts.ts';
import { isBusy } from '../run/run-state.ts';
import type { TipsOptions } from '../tips/use-tips.ts';
import classes from './code-panel.module.css';
import { CodeTab, type CodeTabProps } from './code-tab.tsx';
import shared from './game.module.css';
import { TutorialPanel } from './tutorial-panel.tsx';

const RecallCard = lazyPart(() => import('../questions/recall-card.tsx').then((file) => file.RecallCard));
const OtherProgram = lazyPart(() => import('../saves/other-program.tsx').then((file) => file.OtherProgram));
const TooLongNotice = lazyPart(() =>
  import('../saves/too-long-notice.tsx').then((file) => file.TooLongNotice),
);
const Solution = lazyPart(() => import('./solution.tsx').then((file) => file.Solution));
const Tips = lazyPart(loadTips);
const AnswerNote = lazyPart(loadAnswerNote);

type Tab = 'code' | 'tutorial';

type Props = CodeTabProps &
  TipsOptions & {
    /** Python is awake: there may be a run to give a tip on. */
    readonly isAwake: boolean;
    readonly onReset: () => void;
    readonly onRun: () => void;
    readonly onStop: () => void;
    /** Leads to the question that the program has asked. */
    readonly onQuestion: () => void;
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

type TutorialProps = Pick<Props, 'data'> & {
  readonly recall: ReturnType<typeof useRecall>;
  /** Puts the focus back to the tab. */
  readonly onClosed: () => void;
};

/** The tutorial, with the questions about earlier levels where they are asked. */
const Tutorial = ({ data, recall, onClosed }: TutorialProps) => (
  <TutorialPanel data={data}>
    {recall.asks && data.recall ? (
      <WhenOpened opened>
        <RecallCard
          questions={data.recall}
          onClose={() => {
            recall.close();
            onClosed();
          }}
        />
      </WhenOpened>
    ) : null}
  </TutorialPanel>
);

/** The buttons under the code; after them the attempts, and a place for the switch of the tips. */
const Bar = (props: Props & { readonly placeOfSwitch: (place: HTMLElement | null) => void }) => {
  const { data, access, placeOfSwitch } = props;
  return (
    <RunBar {...props} levelName={data.name}>
      <AttemptsChip
        type={data.courseId === CHALLENGES ? 'challenge' : 'level'}
        situation={access.situation()}
      />
      <div ref={placeOfSwitch} className={classes.switch} />
    </RunBar>
  );
};

/**
 * Says that the program waits for an answer where the question is out of sight. Screen readers say what comes into a
 * region that is there already.
 */
const Waiting = ({ state, inView, onQuestion }: Props) => {
  const waits = inView === 'code' && state.phase.status === 'asking';
  return (
    <div role="status">
      <WhenOpened opened={waits}>{waits ? <AnswerNote onGo={onQuestion} /> : null}</WhenOpened>
    </div>
  );
};

/** The left side: the code of the level, its tutorial, and the buttons that run it. */
export const CodePanel = (props: Props) => {
  const { data, kept, code, onLoad, onRun, state, access, isAwake } = props;
  const t = useWords();
  const [tab, setTab] = useState<Tab>('code');
  const [placeOfSwitch, setPlaceOfSwitch] = useState<HTMLElement | null>(null);
  const id = useId();
  const user = useCurrentUser();
  // While staff plays as a student, the screen is the student's.
  const mayShowSolution =
    user != null && !user.is_student && user.user_details.user_type !== USER_TYPES.parent;
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
    if (!isBusy(state)) runHere();
  };
  return (
    <section className={shared.codeSide} aria-label={t('play.side.code')} onKeyDownCapture={onKey}>
      <Tabs id={id} tab={tab} onTab={setTab} asks={recall.asks} />
      <div className={shared.codeBox}>
        <div {...panelOf('code')} className={classes.panel}>
          <CodeTab {...props} />
          <WhenOpened opened={isAwake && data.chapter_id !== CREATIVE_CHAPTER_ID}>
            <OtherProgram data={data} code={code} busy={isBusy(state)} onLoad={onLoad} />
          </WhenOpened>
          {code.length > CODE_LIMIT ? (
            <WhenOpened opened>
              <TooLongNotice />
            </WhenOpened>
          ) : null}
          <WhenOpened opened={mayShowSolution && data.levelGoals.length > 0}>
            <Solution data={data} />
          </WhenOpened>
          <WhenOpened opened={isAwake && !access.situation().narrow}>
            <Tips {...props} slot={placeOfSwitch} />
          </WhenOpened>
        </div>
        <ScrollRegion {...panelOf('tutorial')} className={classes.tutorial}>
          <Tutorial
            data={data}
            recall={recall}
            onClosed={() => document.getElementById(`${id}-tutorial-tab`)?.focus()}
          />
        </ScrollRegion>
        <Waiting {...props} />
        <Bar {...props} onRun={runHere} placeOfSwitch={setPlaceOfSwitch} />
      </div>
    </section>
  );
};
