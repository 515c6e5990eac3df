import type { Level } from '@hopcode/engine/formats/level';
import { useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Speed } from '../../../lib/speed.ts';
import type { Describe } from '../../../stage/describe.ts';
import type { Spot } from '../../../stage/game-view.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { WoodenFrame } from '../../../ui/wooden-frame.tsx';
import { GoalPanel } from '../goals/goal-panel.tsx';
import { type PanelSide, panelSide } from '../goals/panel-side.ts';
import { OutputStrip } from '../run/output-strip.tsx';
import { loadFarmNotices } from '../run/run-parts.ts';
import type { Answer, RunEvent, RunState } from '../run/run-state.ts';
import { Unsent } from '../saves/unsent.tsx';
import type { TimeTravel } from '../time/time-travel.ts';
import classes from './farm-frame.module.css';
import { FarmPopups } from './farm-popups.tsx';
import { FarmStage } from './farm-stage.tsx';
import shared from './game.module.css';
import type { InView } from './play-panels.tsx';

/** Used only on a small screen, which shows a part of the farm. */
const WholeFarm = lazyPart(() => import('./whole-farm.tsx').then((file) => file.WholeFarm));

const FarmNotices = lazyPart(loadFarmNotices);

/** Used only in a level about files. */
const FileShelf = lazyPart(() => import('../files/file-shelf.tsx').then((file) => file.FileShelf));

type Props = {
  /** The shown farm. */
  readonly level: Level;
  /** The picture of the farm until it is drawn. */
  readonly picture: string | undefined;
  /** How many farms the program must work on. */
  readonly farms: number;
  readonly stage: RefObject<StageHandle | null>;
  readonly speed: Speed;
  readonly busy: boolean;
  /** Whether a scene covers the farm. */
  readonly inScene: boolean;
  readonly state: RunState;
  readonly inView: InView;
  readonly describe: Describe;
  readonly travel: TimeTravel;
  readonly code: string;
  readonly dispatch: (event: RunEvent) => void;
  readonly onAnswer: (answer: Answer) => void;
};

/** The farm in its frame, with everything over it, and the messages of its run. */
export const FarmFrame = ({ level, farms, state, inView, dispatch, onAnswer, ...stage }: Props) => {
  const goals = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<PanelSide>('end');
  const { dir } = useDirection();
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  const onSpeaker = useCallback(
    (spot: Spot): void => {
      const panel = goals.current;
      if (!panel) return;
      const size = { width: panel.offsetWidth, height: panel.offsetHeight };
      setSide((now) => panelSide(now, spot, size, dir === 'rtl'));
    },
    [dir],
  );
  return (
    <div className={`${classes.farm} ${shared.farm}`}>
      <WoodenFrame>
        <FarmStage level={level} {...stage} onSpeaker={onSpeaker} />

        <GoalPanel
          goals={level.levelGoals}
          items={level.items}
          scores={state.scores}
          side={state.farm > 0 ? 'end' : side}
          ref={goals}
        />

        <MountOnOpen opened={isNarrow}>
          <WholeFarm onSwap={() => stage.stage.current?.zoom('swap')} />
        </MountOnOpen>
        <FarmPopups farms={farms} farm={state.farm} />
      </WoodenFrame>
      {level.files ? (
        <div className={classes.files}>
          <MountOnOpen opened>
            <FileShelf key={state.farm} level={level} state={state} travel={stage.travel} />
          </MountOnOpen>
        </div>
      ) : null}
      {inView === 'game' ? <OutputStrip printed={state.printed} underFarm /> : null}
      <MountOnOpen opened={state.message !== undefined || state.phase.status === 'asking'}>
        <FarmNotices
          stage={stage.stage}
          state={state}
          inView={inView}
          dispatch={dispatch}
          onAnswer={onAnswer}
        />
      </MountOnOpen>
      <Unsent />
    </div>
  );
};
