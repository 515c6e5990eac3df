import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { useDisclosure } from '@mantine/hooks';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { useAvatar } from '../../lib/account/learner.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { sound } from '../../lib/settings.ts';
import type { Speed } from '../../lib/speed.ts';
import { useStoredValue } from '../../lib/use-stored-value.ts';
import { Stage, type StageHandle } from '../../stage/stage.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import { WhenOpened } from '../../ui/when-opened.tsx';
import { WoodenFrame } from '../../ui/wooden-frame.tsx';
import type { Execution } from './execution.ts';
import shared from './game.module.css';
import classes from './game-panel.module.css';
import { gameSounds } from './game-sounds.ts';
import { GameTools } from './game-tools.tsx';
import { GoalPanel } from './goal-panel.tsx';
import { LevelStrip } from './level-strip.tsx';
import { LevelTitle } from './level-title.tsx';
import { MessageBox } from './message-box.tsx';
import { MissedGoals } from './missed-goals.tsx';
import { useDescribeFarm } from './narration/use-describe-farm.ts';
import { RunButton } from './run-button.tsx';
import type { Answer } from './run-flow.ts';
import { loadFarmBanner, loadQuestionBox, loadTimeBar } from './run-parts.ts';
import type { RunView, RunViewEvent } from './run-view.ts';
import type { TimeTravel } from './time/time-travel.ts';
import { useGameKeys } from './time/use-game-keys.ts';
import { canTravel } from './time/use-trip.ts';
import { usePointerWalk } from './use-pointer-walk.ts';

const FarmBanner = lazyPart(loadFarmBanner);
const FarmDialog = lazyPart(() => import('./narration/farm-dialog.tsx').then((file) => file.FarmDialog));
const QuestionBox = lazyPart(loadQuestionBox);
const TimeBar = lazyPart(loadTimeBar);

type Props = {
  readonly course: Course;
  readonly data: PlayableLevel;
  /** The shown farm, then those on which the same program has to work too. */
  readonly farms: readonly [Level, ...Level[]];
  readonly stage: RefObject<StageHandle | null>;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly busy: boolean;
  readonly execution: Execution;
  readonly view: RunView;
  readonly travel: TimeTravel;
  readonly code: string;
  readonly tell: (event: RunViewEvent) => void;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  /** A locked level was chosen. */
  readonly onLocked: () => void;
};

/** How long a new level is announced at least (game.md section 9). */
const LOADER_MILLISECONDS = 300;

/** The right side: title, tools, the farm in its frame, and the levels of the chapter. */
export const GamePanel = ({
  course,
  data,
  farms,
  stage,
  speed,
  onSpeed,
  busy,
  execution,
  view,
  travel,
  code,
  tell,
  onAnswer,
  onRun,
  onStop,
  onLocked,
}: Props) => {
  const t = useWords();
  const avatar = useAvatar();
  const level = farms[view.farm] ?? farms[0];
  const [ready, setReady] = useState(false);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), LOADER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  const { describe, inWords } = useDescribeFarm(level, stage);
  const [farmOpened, farm] = useDisclosure(false);
  const { phase } = execution;
  const [soundSetting, setSound] = useStoredValue(sound, 'on');
  const { walkTo, preview } = usePointerWalk(level, stage, busy);
  const onGameKey = useGameKeys({ travel, usable: () => canTravel(travel.snapshot(), code, busy) });
  return (
    <section className={shared.gameSide} aria-label={t('play.side.game')}>
      <div className={shared.head}>
        <div className={shared.wideOnly}>
          <LevelTitle course={course} data={data} />
        </div>
        <GameTools
          data={data}
          level={level}
          speed={speed}
          onSpeed={onSpeed}
          helpReady={execution.runs > 0}
          sound={soundSetting}
          onSound={setSound}
          onZoom={(way) => stage.current?.zoom(way)}
          onFarmInWords={farm.open}
        />
      </div>
      <button type="button" className={classes.inWords} onClick={farm.open}>
        {t('play.farm.title')}
      </button>
      <WhenOpened opened={farmOpened}>
        <FarmDialog opened={farmOpened} onClose={farm.close} inWords={inWords} />
      </WhenOpened>
      <WoodenFrame>
        <div className={classes.picture} onKeyDownCapture={onGameKey}>
          <Stage
            ref={stage}
            level={level}
            avatar={avatar}
            speed={speed}
            label={t('stage:label')}
            describe={describe}
            onReady={() => setReady(true)}
            instructions={t('stage:instructions')}
            sounds={gameSounds}
            onCell={walkTo}
            onHover={preview}
          />
        </div>
        {ready && waited ? null : <LoadingOverlay message={ready ? undefined : t('loading.assets')} />}
        <Suspense fallback={null}>
          <GoalPanel
            goals={level.levelGoals}
            items={level.items}
            scores={view.scores}
            verdict={view.missed}
          />
        </Suspense>
        <WhenOpened opened={view.farm > 0}>
          <FarmBanner farm={view.farm} farms={farms.length} />
        </WhenOpened>
        <WhenOpened opened={phase.status === 'asking'}>
          {phase.status === 'asking' ? (
            <QuestionBox
              key={phase.prompt}
              question={phase.question}
              prompt={phase.prompt}
              onAnswer={onAnswer}
            />
          ) : null}
        </WhenOpened>
        {view.message ? (
          <MessageBox message={view.message} onClose={() => tell({ type: 'message-closed' })} />
        ) : null}
        {view.missed ? (
          <MissedGoals
            goals={level.levelGoals}
            items={level.items}
            verdict={view.missed}
            onClose={() => tell({ type: 'notice-closed' })}
          />
        ) : null}
      </WoodenFrame>
      <WhenOpened opened={execution.runs > 0}>
        <TimeBar travel={travel} code={code} busy={busy} />
      </WhenOpened>
      <LevelStrip course={course} data={data} busy={busy} onLocked={onLocked}>
        <div className={shared.narrowOnly}>
          <RunButton phase={phase} onRun={onRun} onStop={onStop} />
        </div>
      </LevelStrip>
    </section>
  );
};
