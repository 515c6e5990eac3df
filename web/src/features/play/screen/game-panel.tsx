import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { Speed } from '../../../lib/speed.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { InHeader } from '../../../ui/in-header.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { useDescribeFarm } from '../narration/use-describe-farm.ts';
import { RunButton } from '../run/run-button.tsx';
import { loadTimeBar } from '../run/run-parts.ts';
import type { Answer, RunEvent, RunState } from '../run/run-state.ts';
import time from '../time/time-place.module.css';
import type { TimeTravel } from '../time/time-travel.ts';
import { FarmFrame } from './farm-frame.tsx';
import shared from './game.module.css';
import classes from './game-panel.module.css';
import { GamePanelHead } from './game-panel-head.tsx';
import { LevelStrip } from './level-strip.tsx';
import type { InView } from './play-panels.tsx';
import { useLevelAnnouncement } from './use-level-announcement.ts';

const TimeBar = lazyPart(loadTimeBar);

type Props = {
  readonly course: Course;
  readonly data: PlayableLevel;
  /** The shown farm, then the other ones on which the same program must work. */
  readonly farms: readonly [Level, ...Level[]];
  /** The picture of the farm until it is drawn. */
  readonly picture: string | undefined;
  readonly stage: RefObject<StageHandle | null>;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly busy: boolean;
  readonly state: RunState;
  readonly inView: InView;
  readonly travel: TimeTravel;
  readonly code: string;
  readonly dispatch: (event: RunEvent) => void;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRun: () => void;
  /** Why no program may run now. */
  readonly blocked: string | undefined;
  readonly onStop: () => void;
  /** Called when the user chooses a locked level. */
  readonly onLocked: ComponentProps<typeof LevelStrip>['onLocked'];
  /** A bar between the tools and the farm. */
  readonly bar: ReactNode;
  /** Shows the scenes of the level again; undefined if it has none. */
  readonly onStory: (() => void) | undefined;
  /** Whether a scene covers the farm. */
  readonly inScene: boolean;
};

/** The right side: title, tools, the farm in its frame, and the levels of the chapter. */
export const GamePanel = (props: Props) => {
  const { course, data, farms, stage, speed, busy, state, inView, travel, code } = props;
  const t = useWords();
  const level = farms[state.farm] ?? farms[0];
  const { describe, shownFarm } = useDescribeFarm(level, stage);
  useLevelAnnouncement(course, data);
  return (
    <section className={shared.gameSide} aria-label={t('play.side.game')}>
      <GamePanelHead
        course={course}
        data={data}
        level={level}
        speed={speed}
        onSpeed={props.onSpeed}
        stage={stage}
        helpReady={state.runs > 0}
        onStory={props.onStory}
        shownFarm={shownFarm}
      />
      {props.bar}
      <FarmFrame
        level={level}
        picture={props.picture}
        farms={farms.length}
        stage={stage}
        speed={speed}
        busy={busy}
        state={state}
        inView={inView}
        describe={describe}
        travel={travel}
        code={code}
        inScene={props.inScene}
        dispatch={props.dispatch}
        onAnswer={props.onAnswer}
      />
      {/* The space for the bar is reserved from the start, so that the farm does not change its size when a program
      runs. */}
      <div className={time.place}>
        <MountOnOpen opened={state.runs > 0}>
          <TimeBar travel={travel} code={code} busy={busy} />
        </MountOnOpen>
        <p className={time.empty}>
          <bdi>{t('play.timeLater')}</bdi>
        </p>
      </div>
      <div className={`${shared.narrowOnly} ${classes.run}`}>
        <RunButton phase={state.phase} onRun={props.onRun} onStop={props.onStop} blocked={props.blocked} />
      </div>
      {/* A creative level has no previous or next level (game.md section 4, 'Navigation'). */}
      {data.creative ? null : (
        <InHeader>
          <LevelStrip course={course} data={data} busy={busy} onLocked={props.onLocked} />
        </InHeader>
      )}
    </section>
  );
};
