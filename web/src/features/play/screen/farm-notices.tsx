import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { StageHandle } from '../../../stage/stage.tsx';
import { MessageBox } from '../run/message-box.tsx';
import type { RunEvent, RunState } from '../run/run-state.ts';
import classes from './farm-notices.module.css';
import { noticePlace } from './notice-place.ts';

type Props = {
  readonly stage: RefObject<StageHandle | null>;
  readonly state: Pick<RunState, 'message'>;
  readonly dispatch: (event: RunEvent) => void;
};

/** What the program read, wrote or displayed, until it is closed: over a farm with enough room, otherwise under it. */
export const FarmNotices = ({ stage, state: { message }, dispatch }: Props) => {
  const notices = useRef<HTMLDivElement>(null);
  const isShown = message !== undefined;
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
      <MessageBox message={message} onClose={() => dispatch({ type: 'message-closed' })} />
    </div>
  );
};
