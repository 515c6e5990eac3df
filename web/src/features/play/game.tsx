import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { CREATIVE_CHAPTER_ID } from '@hopcode/courses/formats/creative-chapter';
import { Splitter } from '@mantine/core';
import { lazy, useEffect, useRef, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { addressKey, type LevelAddress } from '../../lib/progress/level-progress.ts';
import { useOutbox } from '../../lib/progress/outbox-context.tsx';
import { useProgressStore } from '../../lib/progress/progress-context.tsx';
import { gameSpeed, playLayout } from '../../lib/settings.ts';
import { useStoredValue } from '../../lib/use-stored-value.ts';
import type { StageHandle } from '../../stage/stage.tsx';
import { TwoSides } from '../../ui/two-sides.tsx';
import { WhenOpened } from '../../ui/when-opened.tsx';
import { canSignUp, waysOut } from './access/policies.ts';
import { useAccess } from './access/use-access.ts';
import { useRunCounting } from './access/use-run-counting.ts';
import { CodePanel } from './code-panel.tsx';
import type { EditorHandle } from './editor/editor-handle.ts';
import { farmsOf } from './engine-level.ts';
import { isBusy } from './execution.ts';
import classes from './game.module.css';
import { GamePanel } from './game-panel.tsx';
import { keptCode } from './kept-code.ts';
import { useKeyboardGuard } from './keyboard/use-keyboard-guard.ts';
import { LevelTitle } from './level-title.tsx';
import { ResultDialogs } from './result-dialogs.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useOutcomeReport } from './use-outcome-report.ts';
import { useProblemWords } from './use-problem-words.ts';
import { useRun } from './use-run.ts';
import { useRunAnnouncements } from './use-run-announcements.ts';

const AccessDialog = lazy(() =>
  import('./access/access-dialog.tsx').then((file) => ({ default: file.AccessDialog })),
);

type Props = { readonly course: Course; readonly data: PlayableLevel };

/** Shares of the two panels in percent (game.md section 2, 'Play screen'). */
const CODE_RANGE = { default: 40, min: 35, max: 60 } as const;
const GAME_RANGE = { default: 60, min: 30, max: 70 } as const;
const KEYBOARD_STEP = 10;

/** Code and game of one level, side by side; on a narrow screen one at a time. */
export const Game = ({ course, data }: Props) => {
  const t = useWords();
  const progress = useProgressStore();
  const outbox = useOutbox();
  useFocusOnArrival();
  const address: LevelAddress = { courseId: data.courseId, levelSlug: data.slug };
  // Only the words of a level change with the language: the farms of a visit stay the same objects.
  const [farms] = useState(() => farmsOf(data));
  const stage = useRef<StageHandle>(null);
  const editor = useRef<EditorHandle>(null);
  const [speed, setSpeed] = useStoredValue(gameSpeed, 'normal');
  const [layout, setLayout] = useStoredValue(playLayout, [CODE_RANGE.default, GAME_RANGE.default]);
  const [side, setSide] = useState<'code' | 'game'>('code');

  // The code that ran last on this level, or the template; free play always begins with that (game.md section 4,
  // 'On level open').
  const [kept] = useState(() =>
    keptCode(progress.snapshot().levels[addressKey(address)], data, (known) => outbox.isOwn(address, known)),
  );
  const [code, setCode] = useState(
    (data.chapter_id === CREATIVE_CHAPTER_ID ? undefined : kept?.code) ?? data.codeTemplate,
  );
  const template = useRef(data.codeTemplate);
  useEffect(() => {
    // In another language the comments of an untouched template change with it.
    const before = template.current;
    template.current = data.codeTemplate;
    setCode((shown) => (shown === before ? data.codeTemplate : shown));
  }, [data.codeTemplate]);

  const access = useAccess(data);
  const { execution, view, travel, tell, run, stop, answer } = useRun({
    address,
    farms,
    code,
    speed,
    stage,
    editor,
    savedAt: data.saved_at ?? null,
    onRefused: access.refused,
  });
  const problem = useProblemWords(view.problem);
  useRunAnnouncements(execution, view, problem);
  useOutcomeReport(
    execution,
    view,
    address,
    farms[0].levelGoals.length > 0 && access.situation().player === 'student',
  );

  const { guard: keyboard, notice } = useKeyboardGuard({
    editor,
    run: (repaired) => {
      setSide('game');
      access.countRun();
      run(repaired);
    },
  });
  const start = (): void => {
    if (!invitesFirst() && access.mayRun()) void keyboard.run(code);
  };
  const invitesFirst = useRunCounting(execution, view, access, code);
  const reset = (): void => {
    setCode(data.codeTemplate);
    stage.current?.reset();
    travel.forget();
    editor.current?.showLine(undefined);
    tell({ type: 'level-reset' });
    tell({ type: 'view-cleared' });
  };
  const edit = (next: string): void => {
    setCode(next);
    keyboard.edited(next);
    // A line that was shown while stepping may be another line by now.
    if (!isBusy(execution)) editor.current?.showLine(undefined);
    tell({ type: 'code-edited' });
  };

  return (
    <div className={classes.screen} data-side={side}>
      <div className={classes.narrowOnly}>
        <LevelTitle course={course} data={data} />
      </div>
      <div className={classes.toggle}>
        <TwoSides
          label={t('play.side.label')}
          value={side}
          onChange={setSide}
          choices={[
            { value: 'code', label: t('play.side.code') },
            { value: 'game', label: t('play.side.game') },
          ]}
        />
      </div>
      <Splitter
        className={classes.split}
        sizes={[...layout]}
        onSizeChange={([codeShare, gameShare]) => setLayout([Number(codeShare), Number(gameShare)])}
        step={KEYBOARD_STEP}
        lineSize={22}
        handleColor="transparent"
        handleIcon={null}
        classNames={{ handle: classes.handle, thumb: classes.thumb, pane: classes.pane }}
        attributes={{ handle: { 'aria-label': t('play.resize') } }}
      >
        <Splitter.Pane
          defaultSize={CODE_RANGE.default}
          min={CODE_RANGE.min}
          max={CODE_RANGE.max}
          className={classes.codePane}
        >
          <CodePanel
            data={data}
            kept={kept}
            editor={editor}
            code={code}
            onEdit={edit}
            onLoad={edit}
            onReset={reset}
            onRun={start}
            onStop={stop}
            execution={execution}
            view={view}
            problem={problem}
            access={access}
            keyboard={keyboard}
            notice={notice}
          />
        </Splitter.Pane>
        <Splitter.Pane
          defaultSize={GAME_RANGE.default}
          min={GAME_RANGE.min}
          max={GAME_RANGE.max}
          className={classes.gamePane}
        >
          <GamePanel
            course={course}
            data={data}
            farms={farms}
            stage={stage}
            speed={speed}
            onSpeed={setSpeed}
            busy={isBusy(execution)}
            execution={execution}
            view={view}
            travel={travel}
            code={code}
            tell={tell}
            onAnswer={answer}
            onRun={start}
            onStop={stop}
            onLocked={access.showLocked}
          />
        </Splitter.Pane>
      </Splitter>
      <WhenOpened opened={access.wall !== undefined}>
        <AccessDialog
          wall={access.wall}
          ways={access.wall ? waysOut(access.wall, access.situation()) : []}
          onClose={access.closeWall}
        />
      </WhenOpened>
      <ResultDialogs
        course={course}
        data={data}
        farms={farms.length}
        busy={isBusy(execution)}
        view={view}
        problem={problem}
        tell={tell}
        canSignUp={canSignUp(access.situation())}
        onReplay={reset}
        onGoToLine={(line) => {
          setSide('code');
          editor.current?.goTo(line);
        }}
      />
    </div>
  );
};
