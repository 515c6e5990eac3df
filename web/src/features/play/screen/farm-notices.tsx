import type { Level } from '@hopcode/engine/formats/level';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { StageHandle } from '../../../stage/stage.tsx';
import { MissedGoals } from '../goals/missed-goals.tsx';
import { MessageBox } from '../run/message-box.tsx';
import type { RunEvent, RunState } from '../run/run-state.ts';
import classes from './farm-notices.module.css';
import { noticePlace } from './notice-place.ts';

type Props = {
  /** The shown farm. */
  readonly level: Level;
  readonly stage: RefObject<StageHandle | null>;
  readonly state: Pick<RunState, 'message' | 'missed'>;
  readonly dispatch: (event: RunEvent) => void;
};

/** The messages of a run until they are closed: over a farm with enough room, otherwise under it. */
export const FarmNotices = ({ level, stage, state: { message, missed }, dispatch }: Props) => {
  const notices = useRef<HTMLDivElement>(null);
  const isShown = message !== undefined || missed !== undefined;
  useLayoutEffect(() => {
    const spot = isShown ? stage.current?.spot() : undefined;
    const box = notices.current;
    if (!box || !spot) return;
    const { side, room } = noticePlace(spot, box.offsetHeight);
    box.dataset.place = side;
    box.style.setProperty('--room', `${room}px`);
  }, [isShown, stage]);
  if (!isShown) return null;
  return (
    <div ref={notices} className={classes.notices}>
      {message === undefined ? null : (
        <MessageBox message={message} onClose={() => dispatch({ type: 'message-closed' })} />
      )}
      {missed === undefined ? null : (
        <MissedGoals
          goals={level.levelGoals}
          items={level.items}
          verdict={missed}
          onClose={() => dispatch({ type: 'notice-closed' })}
        />
      )}
    </div>
  );
};
