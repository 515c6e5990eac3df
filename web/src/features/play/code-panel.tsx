import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { Skeleton } from '@mantine/core';
import { BookOpen, CircleHelp, CodeXml } from 'lucide-react';
import { lazy, type RefObject, Suspense, useId, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { drafts } from '../../lib/progress/drafts.ts';
import { draftPlace, useDraft } from '../../lib/progress/use-draft.ts';
import { PanelTabs } from '../../ui/panel-tabs.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { AttemptsChip } from './access/attempts-chip.tsx';
import type { Access } from './access/use-access.ts';
import classes from './code-panel.module.css';
import type { EditorHandle } from './editor/editor-handle.ts';
import { languageOf } from './english-text.ts';
import { type Execution, isBusy } from './execution.ts';
import shared from './game.module.css';
import type { KeptCode } from './kept-code.ts';
import type { KeyboardGuard, KeyboardNotice } from './keyboard/keyboard-guard.ts';
import { KeyboardNoticeStrip } from './keyboard/keyboard-notice.tsx';
import { TypingKeys } from './keys/typing-keys.tsx';
import { OutputStrip } from './output-strip.tsx';
import { ProblemStrip } from './problem-strip.tsx';
import type { ProblemWords } from './problem-words.ts';
import { closeRecall, isRecallClosed } from './questions/closed-recalls.ts';
import { RunBar } from './run-bar.tsx';
import { isRunKey } from './run-key.ts';
import { lineOf, type RunView } from './run-view.ts';
import { TutorialPanel } from './tutorial-panel.tsx';
import { useNewerElsewhere } from './use-newer-elsewhere.ts';

const NewerProgram = lazy(() =>
  import('./newer-program.tsx').then((file) => ({ default: file.NewerProgram })),
);
const PredictionCard = lazy(() =>
  import('./questions/prediction-card.tsx').then((file) => ({ default: file.PredictionCard })),
);
const RecallCard = lazy(() =>
  import('./questions/recall-card.tsx').then((file) => ({ default: file.RecallCard })),
);
const PythonEditor = lazy(() => import('./editor/python-editor.tsx'));

type Props = {
  readonly data: PlayableLevel;
  /** The program that the learner had run here before this visit. */
  readonly kept: KeptCode | undefined;
  readonly editor: RefObject<EditorHandle | null>;
  readonly code: string;
  readonly onEdit: (code: string) => void;
  readonly onLoad: (code: string) => void;
  readonly onReset: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly execution: Execution;
  readonly view: RunView;
  readonly problem: ProblemWords | undefined;
  readonly access: Access;
  readonly keyboard: KeyboardGuard;
  readonly notice: KeyboardNotice | undefined;
};

/** The left side: the code of the level, its tutorial, and the buttons that run it. */
export const CodePanel = ({
  data,
  kept,
  editor,
  code,
  onEdit,
  onLoad,
  onReset,
  onRun,
  onStop,
  execution,
  view,
  problem,
  access,
  keyboard,
  notice,
}: Props) => {
  const t = useWords();
  const [tab, setTab] = useState<'code' | 'tutorial'>('code');
  const id = useId();
  const isNew = kept === undefined;
  useDraft({ data, kept, code, onLoad });
  const address = { courseId: data.courseId, levelSlug: data.slug };
  const [recalls, setRecalls] = useState(isNew && data.recall !== undefined && !isRecallClosed(address));
  const newerElsewhere = useNewerElsewhere(address, kept?.from === 'server' && execution.runs === 0);
  const failedLine = view.problem ? lineOf(view.problem) : undefined;
  // Code that was edited while it ran is another program than the one that failed.
  const isSameCode = view.problem !== undefined && 'source' in view.problem && view.problem.source === code;
  const span = isSameCode ? problem?.span : undefined;
  const runHere = (): void => {
    setTab('code');
    onRun();
  };
  return (
    <section
      className={shared.codeSide}
      aria-label={t('play.side.code')}
      onKeyDownCapture={(event) => {
        if (!isRunKey(event)) return;
        // The editor would begin a new line, or take what its list offers.
        event.preventDefault();
        event.stopPropagation();
        if (!isBusy(execution)) runHere();
      }}
    >
      <PanelTabs
        id={id}
        label={t('play.tabs.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'code', label: t('play.tabs.code'), icon: <CodeXml size={18} strokeWidth={2.4} /> },
          {
            value: 'tutorial',
            label: t('play.tabs.tutorial'),
            icon: recalls ? (
              <CircleHelp size={18} strokeWidth={2.4} className={classes.waiting} />
            ) : (
              <BookOpen size={18} strokeWidth={2.4} />
            ),
          },
        ]}
      />
      <div className={shared.codeBox}>
        <div
          role="tabpanel"
          id={`${id}-code`}
          aria-labelledby={`${id}-code-tab`}
          className={classes.panel}
          hidden={tab !== 'code'}
        >
          <div className={classes.goal}>
            <b>
              <bdi>{t('play.goal')}</bdi>
            </b>{' '}
            <bdi {...languageOf(data, 'goal')}>{data.goal}</bdi>
          </div>
          {isNew && data.predict ? (
            <Suspense fallback={null}>
              <PredictionCard
                question={data.predict}
                execution={execution}
                untouched={code === data.codeTemplate}
              />
            </Suspense>
          ) : null}
          <Suspense fallback={<EditorSkeleton />}>
            <PythonEditor
              ref={editor}
              code={code}
              onChange={onEdit}
              onPaste={(pasted) => void keyboard.pasted(pasted)}
              label={t('play.editor.label')}
              description={t('play.editor.description')}
              failedLine={failedLine}
              failedSpan={span}
              failedWords={problem?.explanation?.sentence ?? problem?.message ?? ''}
            />
          </Suspense>
          <TypingKeys editor={editor} />
          <KeyboardNoticeStrip notice={notice} guard={keyboard} />
          {newerElsewhere ? (
            <Suspense fallback={null}>
              <NewerProgram
                address={address}
                busy={isBusy(execution)}
                onLoad={(newer) => {
                  // It has run, if elsewhere: it is what the level opens with from now on.
                  drafts.ran(draftPlace(address), newer);
                  onLoad(newer);
                }}
              />
            </Suspense>
          ) : null}
          <ProblemStrip words={problem} onGoTo={(line) => editor.current?.goTo(line)} />
          <OutputStrip printed={view.printed} />
        </div>
        <ScrollRegion
          role="tabpanel"
          id={`${id}-tutorial`}
          aria-labelledby={`${id}-tutorial-tab`}
          className={classes.tutorial}
          hidden={tab !== 'tutorial'}
        >
          <TutorialPanel data={data}>
            {recalls && data.recall ? (
              <Suspense fallback={null}>
                <RecallCard
                  questions={data.recall}
                  onClose={() => {
                    setRecalls(false);
                    closeRecall(address);
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
          blocked={access.waits ? t('play.waitForStudent') : undefined}
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

const EditorSkeleton = () => (
  <div className={shared.skeletonLines} aria-busy>
    <Skeleton animate={false} height={14} width="60%" radius={7} className={shared.skeletonLine} />
    <Skeleton animate={false} height={14} width="40%" radius={7} className={shared.skeletonLine} />
    <Skeleton animate={false} height={14} width="70%" radius={7} className={shared.skeletonLine} />
  </div>
);
