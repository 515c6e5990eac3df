import { USER_TYPES } from '@hopcode/contract/auth/current';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { beginsWithTemplate } from '@hopcode/courses/formats/creative-chapter';
import { useMediaQuery } from '@mantine/hooks';
import { BookOpen, CircleHelp, CodeXml } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useDraft } from '../../../lib/progress/use-draft.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { PanelTabs } from '../../../ui/panel-tabs.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { usePlace } from '../../../ui/use-place.ts';
import { AttemptsChip } from '../access/attempts-chip.tsx';
import { closeRecall, isRecallClosed } from '../questions/closed-recalls.ts';
import { useIsAwake } from '../run/python-awake.ts';
import { RunBar } from '../run/run-bar.tsx';
import { isRunKey } from '../run/run-key.ts';
import { RunNote } from '../run/run-note.tsx';
import { loadTips } from '../run/run-parts.ts';
import { isBusy } from '../run/run-state.ts';
import type { TipsOptions } from '../tips/tips-options.ts';
import classes from './code-panel.module.css';
import { CodeTab, type CodeTabProps } from './code-tab.tsx';
import shared from './game.module.css';
import { TutorialPanel } from './tutorial-panel.tsx';

const RecallCard = lazyPart(() => import('../questions/recall-card.tsx').then((file) => file.RecallCard));
const OtherProgram = lazyPart(() => import('../saves/other-program.tsx').then((file) => file.OtherProgram));
const TooLongNotice = lazyPart(() =>
  import('../saves/too-long-notice.tsx').then((file) => file.TooLongNotice),
);
/** Loads only on a touch screen, whose on-screen keyboard hides Python's symbols. */
const TypingKeys = lazyPart(() => import('../keyboard/typing-keys.tsx').then((file) => file.TypingKeys));
const Solution = lazyPart(() => import('./solution.tsx').then((file) => file.Solution));
const Tips = lazyPart(loadTips);
const ResultAgain = lazyPart(() => import('../result/result-again.tsx').then((file) => file.ResultAgain));

const TOUCH = '(pointer: coarse)';

type Tab = 'code' | 'tutorial';

type Props = CodeTabProps &
  TipsOptions & {
    readonly onReset: () => void;
    readonly onRun: () => void;
    readonly onStop: () => void;
    /** Called to show the question of the program. */
    readonly onQuestion: () => void;
    /** Why no program may run now. */
    readonly blocked: string | undefined;
  };

type TabsProps = {
  readonly id: string;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Whether the tutorial has a question. */
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

/** Whether the tutorial asks questions about earlier levels, and a function that closes them. */
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
  /** Called when the questions close, to move the focus to the tab. */
  readonly onClosed: () => void;
};

/** The tutorial, with questions about earlier levels if there are any. */
const Tutorial = ({ data, recall, onClosed }: TutorialProps) => (
  <TutorialPanel data={data}>
    {recall.asks && data.recall ? (
      <MountOnOpen opened>
        <RecallCard
          questions={data.recall}
          onClose={() => {
            recall.close();
            onClosed();
          }}
        />
      </MountOnOpen>
    ) : null}
  </TutorialPanel>
);

/**
 * The buttons under the code, then the number of runs left and a place for the switch for tips. On a touch screen, keys
 * for Python can be above the buttons.
 */
const Bar = (props: Props & { readonly placeOfSwitch: (place: HTMLElement | null) => void }) => {
  const { data, access, editor, placeOfSwitch } = props;
  const isTouched = useMediaQuery(TOUCH, false, { getInitialValueInEffect: false });
  const keys = (
    <MountOnOpen opened={isTouched}>
      <TypingKeys editor={editor} />
    </MountOnOpen>
  );
  return (
    <RunBar {...props} levelName={data.name} above={keys}>
      <AttemptsChip
        type={data.courseId === CHALLENGES ? 'challenge' : 'level'}
        situation={access.situation()}
      />
      <div ref={placeOfSwitch} className={classes.switch} />
    </RunBar>
  );
};

/** Under the code: the button for the closed card, and a place for the button that asks the assistant. */
const AfterCode = ({
  state,
  dispatch,
  place,
}: Props & { readonly place: (at: HTMLElement | null) => void }) => {
  const isClosed = !(state.cardOpen || isBusy(state) || (state.problem ?? state.missed) === undefined);
  return (
    <div className={classes.after}>
      <MountOnOpen opened={isClosed}>
        {isClosed ? <ResultAgain onOpen={() => dispatch({ type: 'card-opened' })} /> : null}
      </MountOnOpen>
      <div ref={place} className={classes.ask} />
    </div>
  );
};

type OnceAwakeProps = { readonly mayOpen: boolean; readonly children: ReactNode };

/** Mounts a part that is useful only when Python is ready, because before that there is no run to give a tip about. */
const OnceAwake = ({ mayOpen, children }: OnceAwakeProps) => (
  <MountOnOpen opened={useIsAwake() && mayOpen}>{children}</MountOnOpen>
);

/** The left side: the code of the level, its tutorial, and the buttons that run it. */
export const CodePanel = (props: Props) => {
  const { data, kept, code, onLoad, onRun, state, access } = props;
  const t = useWords();
  const [tab, setTab] = useState<Tab>('code');
  const [placeOfSwitch, setPlaceOfSwitch] = usePlace();
  const [tipPlace, setTipPlace] = useState<HTMLElement | null>(null);
  const [cardAsk, setAskPlace] = useState<HTMLElement | null>(null);
  const [rowAsk, setRowAsk] = usePlace();
  // The card is at a line of the code, so the code must be visible.
  const [cardOpen, setCardOpen] = useState(false);
  if (cardOpen !== state.cardOpen) {
    setCardOpen(state.cardOpen);
    if (state.cardOpen) setTab('code');
  }
  const id = useId();
  const user = useCurrentUser();
  // While an adult acts as a student, the screen is the same as for the student.
  const mayShowSolution =
    user != null && !user.is_student && user.user_details.user_type !== USER_TYPES.parent;
  const draft = useDraft({ data, kept, code, onLoad });
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
    // Otherwise the editor would start a new line, or accept a suggestion from its list.
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy(state)) runHere();
  };
  return (
    <section className={shared.codeSide} aria-label={t('play.side.code')} onKeyDownCapture={onKey}>
      <Tabs id={id} tab={tab} onTab={setTab} asks={recall.asks} />
      <div className={shared.codeBox}>
        <div {...panelOf('code')} className={classes.panel}>
          <CodeTab {...props} setTipPlace={setTipPlace} setAskPlace={setAskPlace} />
          <AfterCode {...props} place={setRowAsk} />
          <OnceAwake mayOpen={!beginsWithTemplate(data)}>
            <OtherProgram
              data={data}
              opensWith={draft ?? kept?.code ?? data.codeTemplate}
              code={code}
              busy={isBusy(state)}
              onLoad={onLoad}
            />
          </OnceAwake>
          {code.length > CODE_LIMIT ? (
            <MountOnOpen opened>
              <TooLongNotice />
            </MountOnOpen>
          ) : null}
          <MountOnOpen opened={mayShowSolution && data.levelGoals.length > 0}>
            <Solution data={data} />
          </MountOnOpen>
          <OnceAwake mayOpen={!access.situation().narrow}>
            <Tips
              {...props}
              slot={placeOfSwitch}
              askSlot={cardAsk ?? rowAsk}
              tipSlot={tipPlace}
              onOpenCard={() => props.dispatch({ type: 'card-opened' })}
            />
          </OnceAwake>
        </div>
        <ScrollRegion {...panelOf('tutorial')} className={classes.tutorial}>
          <Tutorial
            data={data}
            recall={recall}
            onClosed={() => document.getElementById(`${id}-tutorial-tab`)?.focus()}
          />
        </ScrollRegion>
        <RunNote phase={state.phase} inView={props.inView} onQuestion={props.onQuestion} />
        <Bar {...props} onRun={runHere} placeOfSwitch={setPlaceOfSwitch} />
      </div>
    </section>
  );
};
