import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { type RefObject, Suspense, useDeferredValue } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { drafts } from '../../../lib/progress/drafts.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { lazyPart, tryFailedPartsAgain } from '../../../ui/lazy-part.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import type { EditorHandle } from '../editor/editor-handle.ts';
import type { KeyboardGuard, KeyboardNotice } from '../keyboard/keyboard-guard.ts';
import type { CardSlots } from '../result/result-card.tsx';
import { OutputStrip } from '../run/output-strip.tsx';
import type { ProblemWords } from '../run/problem-words.ts';
import { loadKeyboardNotice, loadResultCard } from '../run/run-parts.ts';
import { lineOf } from '../run/run-result.ts';
import { isBusy, type RunEvent, type RunState } from '../run/run-state.ts';
import type { KeptCode } from '../saves/kept-code.ts';
import { useNewerElsewhere } from '../saves/use-newer-elsewhere.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import classes from './code-panel.module.css';
import type { InView } from './play-panels.tsx';
import unedited from './play-skeleton.module.css';
import { TaskPanel } from './task-panel.tsx';

const KeyboardNoticeStrip = lazyPart(loadKeyboardNotice);
const ResultCard = lazyPart(loadResultCard);
const NewerProgram = lazyPart(() => import('../saves/newer-program.tsx').then((file) => file.NewerProgram));
const PredictionCard = lazyPart(() =>
  import('../questions/prediction-card.tsx').then((file) => file.PredictionCard),
);
const CreativeNote = lazyPart(() => import('./creative-note.tsx').then((file) => file.CreativeNote));
export const PythonEditor = lazyPart(() =>
  import('../editor/python-editor.tsx').then((file) => file.default),
);

/** The program of a level, with its problem and its notices. */
export type CodeTabProps = {
  readonly data: PlayableLevel;
  /** The shown farm, then the other ones on which the same program must work. */
  readonly farms: readonly [Level, ...Level[]];
  readonly stage: RefObject<StageHandle | null>;
  readonly travel: TimeTravel;
  readonly dispatch: (event: RunEvent) => void;
  /** The program that the learner ran here before this visit. */
  readonly kept: KeptCode | undefined;
  readonly editor: RefObject<EditorHandle | null>;
  readonly code: string;
  readonly onEdit: (code: string) => void;
  readonly onLoad: (code: string) => void;
  readonly state: RunState;
  readonly inView: InView;
  readonly problem: ProblemWords | undefined;
  readonly keyboard: KeyboardGuard;
  readonly notice: KeyboardNotice | undefined;
};

/** The question about the program, before the program's first run. */
const Prediction = ({ data, kept, code, state }: CodeTabProps) =>
  kept === undefined && data.predict ? (
    <MountOnOpen opened>
      <PredictionCard question={data.predict} state={state} untouched={code === data.codeTemplate} />
    </MountOnOpen>
  ) : null;

/** The goal of the level. */
const Task = ({ data, state }: CodeTabProps) => (
  <>
    <TaskPanel data={data} farm={state.farm} />
    {data.creative ? (
      <MountOnOpen opened>
        <CreativeNote level={data.creative} />
      </MountOnOpen>
    ) : null}
  </>
);

/** The program without an editor. The page shows it until the editor has loaded. */
const ProgramText = ({ code }: { readonly code: string }) => (
  <pre className={unedited.code} dir="ltr" aria-busy>
    {code}
  </pre>
);

/** The editor. It marks the line and the code that a problem points at. */
const Editor = ({ editor, code, onEdit, state, problem, keyboard }: CodeTabProps) => {
  const t = useWords();
  // The editor renders after the rest of the screen. Together they would block the page for too long.
  const isShown = useDeferredValue(true, false);
  // If the learner has edited the code during the run, the code is not the program that failed.
  const isSameCode =
    state.problem !== undefined && 'source' in state.problem && state.problem.source === code;
  const missing = (retry: () => void) => (
    <LoadError
      message={t('play.loadFailedDetail')}
      onRetry={() => {
        tryFailedPartsAgain();
        retry();
      }}
    />
  );
  if (!isShown) return <ProgramText code={code} />;
  return (
    <ErrorBoundary fallback={missing}>
      <Suspense fallback={<ProgramText code={code} />}>
        <PythonEditor
          ref={editor}
          code={code}
          onChange={onEdit}
          onPaste={(pasted) => void keyboard.pasted(pasted)}
          label={t('play.editor.label')}
          description={t('play.editor.description')}
          failedLine={state.problem ? (problem?.line ?? lineOf(state.problem)) : undefined}
          failedSpan={isSameCode ? problem?.span : undefined}
          failedWords={problem?.explanation?.sentence ?? problem?.message ?? ''}
        />
      </Suspense>
    </ErrorBoundary>
  );
};

/** Offers the server's program if it is newer and from another device. */
const Newer = ({ data, kept, state, onLoad }: CodeTabProps) => {
  const address = { courseId: data.courseId, levelSlug: data.slug };
  const isThere = useNewerElsewhere(address, kept?.from === 'server' && state.runs === 0);
  if (!isThere) return null;
  return (
    <MountOnOpen opened>
      <NewerProgram
        address={address}
        busy={isBusy(state)}
        onLoad={(newer) => {
          // The program ran on another device, so the level opens with it from now on.
          drafts.ran(draftPlace(address), newer);
          onLoad(newer);
        }}
      />
    </MountOnOpen>
  );
};

/** The card of the last run, at its line. It appears when its words have loaded. */
const Card = (props: CodeTabProps & CardSlots) => {
  const { state, problem, editor, dispatch, inView } = props;
  const isOpen = state.cardOpen && (problem !== undefined || state.missed !== undefined);
  const close = (): void => {
    dispatch({ type: 'card-closed' });
    editor.current?.focus();
  };
  return (
    <MountOnOpen opened={isOpen}>
      {isOpen ? (
        <ResultCard key={state.runs} {...props} isNarrow={inView !== 'both'} onClose={close} />
      ) : null}
    </MountOnOpen>
  );
};

/** The goal of the level, then the program with the card of its last run, then the output. */
export const CodeTab = (props: CodeTabProps & CardSlots) => {
  const { state, keyboard, notice, inView } = props;
  const isWide = inView === 'both';
  return (
    <>
      <Task {...props} />
      {isWide ? <Prediction {...props} /> : null}
      <div className={classes.editor} data-program>
        <Editor {...props} />
        <Card {...props} />
      </div>
      {/* A phone cannot show both without scrolling, so the program comes before the question about it. */}
      {isWide ? null : <Prediction {...props} />}
      <MountOnOpen opened={notice !== undefined}>
        <KeyboardNoticeStrip notice={notice} guard={keyboard} />
      </MountOnOpen>
      <Newer {...props} />
      {inView === 'game' ? null : <OutputStrip printed={state.printed} />}
    </>
  );
};
