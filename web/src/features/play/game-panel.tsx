import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { useDisclosure } from '@mantine/hooks';
import { type RefObject, Suspense } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { sound } from '../../lib/settings.ts';
import type { Speed } from '../../lib/speed.ts';
import { useStoredValue } from '../../lib/use-stored-value.ts';
import type { StageHandle } from '../../stage/stage.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WhenOpened } from '../../ui/when-opened.tsx';
import { WoodenFrame } from '../../ui/wooden-frame.tsx';
import type { Execution } from './execution.ts';
import { FarmPopups } from './farm-popups.tsx';
import { FarmStage } from './farm-stage.tsx';
import shared from './game.module.css';
import classes from './game-panel.module.css';
import { GameTools } from './game-tools.tsx';
import { GoalPanel } from './goal-panel.tsx';
import { LevelStrip } from './level-strip.tsx';
import { LevelTitle } from './level-title.tsx';
import { useDescribeFarm } from './narration/use-describe-farm.ts';
import { RunButton } from './run-button.tsx';
import type { Answer } from './run-flow.ts';
import { loadTimeBar } from './run-parts.ts';
import type { RunView, RunViewEvent } from './run-view.ts';
import type { TimeTravel } from './time/time-travel.ts';

const FarmDialog = lazyPart(() => import('./narration/farm-dialog.tsx').then((file) => file.FarmDialog));
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
  /** Why no program may be run now. */
  readonly blocked: string | undefined;
  readonly onStop: () => void;
  /** A locked level was chosen. */
  readonly onLocked: () => void;
};

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
  blocked,
  onStop,
  onLocked,
}: Props) => {
  const t = useWords();
  const level = farms[view.farm] ?? farms[0];
  const { describe, inWords } = useDescribeFarm(level, stage);
  const [farmOpened, farm] = useDisclosure(false);
  const { phase } = execution;
  const [soundSetting, setSound] = useStoredValue(sound, 'on');
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
        <FarmStage
          level={level}
          stage={stage}
          speed={speed}
          busy={busy}
          describe={describe}
          travel={travel}
          code={code}
        />
        <Suspense fallback={null}>
          <GoalPanel
            goals={level.levelGoals}
            items={level.items}
            scores={view.scores}
            verdict={view.missed}
          />
        </Suspense>
        <FarmPopups
          level={level}
          farms={farms.length}
          phase={phase}
          view={view}
          tell={tell}
          onAnswer={onAnswer}
        />
      </WoodenFrame>
      <WhenOpened opened={execution.runs > 0}>
        <TimeBar travel={travel} code={code} busy={busy} />
      </WhenOpened>
      <LevelStrip course={course} data={data} busy={busy} onLocked={onLocked}>
        <div className={shared.narrowOnly}>
          <RunButton phase={phase} onRun={onRun} onStop={onStop} blocked={blocked} />
        </div>
      </LevelStrip>
    </section>
  );
};
