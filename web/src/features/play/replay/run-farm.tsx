import type { Avatar } from '@hopcode/contract/student/student';
import type { Level } from '@hopcode/engine/formats/level';
import type { ReactNode, RefObject } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { Speed } from '../../../lib/speed.ts';
import { Stage, type StageHandle } from '../../../stage/stage.tsx';
import { WoodenFrame } from '../../../ui/wooden-frame.tsx';
import { GoalPanel } from '../goals/goal-panel.tsx';
import { useDescribeFarm } from '../narration/use-describe-farm.ts';
import type { RunState } from '../run/run-state.ts';
import { gameSounds } from '../screen/game-sounds.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import { useGameKeys } from '../time/use-game-keys.ts';
import { canTravel } from '../time/use-trip.ts';
import classes from './run-farm.module.css';
import { isWorking } from './use-replay.ts';

type Props = {
  readonly level: Level;
  readonly stage: RefObject<StageHandle | null>;
  readonly character: Avatar;
  readonly speed: Speed;
  readonly code: string;
  readonly state: RunState;
  readonly travel: TimeTravel;
  /** Content over the farm, such as a question. */
  readonly children?: ReactNode;
};

/** The farm of a run outside the play screen. It has a frame, the goals and the keys of the time bar. */
export const RunFarm = ({ level, stage, character, speed, code, state, travel, children }: Props) => {
  const t = useWords();
  const { describe } = useDescribeFarm(level, stage);
  const usable = () => canTravel(travel.snapshot(), code, isWorking(state));
  const onGameKey = useGameKeys({ travel, usable });
  return (
    <WoodenFrame>
      <div className={classes.picture} onKeyDownCapture={onGameKey}>
        <Stage
          ref={stage}
          level={level}
          avatar={character}
          speed={speed}
          label={t('stage:label')}
          describe={describe}
          sounds={gameSounds}
        />
      </div>
      <GoalPanel goals={level.levelGoals} items={level.items} scores={state.scores} />
      {children}
    </WoodenFrame>
  );
};
