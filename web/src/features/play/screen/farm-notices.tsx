import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { StageHandle } from '../../../stage/stage.tsx';
import { MessageBox } from '../run/message-box.tsx';
import { QuestionBox } from '../run/question-box.tsx';
import type { Answer, RunEvent, RunState } from '../run/run-state.ts';
import classes from './farm-notices.module.css';
import { type Bubble, noticePlace } from './notice-place.ts';
import type { InView } from './play-panels.tsx';

type Props = {
  readonly stage: RefObject<StageHandle | null>;
  readonly state: Pick<RunState, 'message' | 'phase'>;
  readonly inView: InView;
  readonly dispatch: (event: RunEvent) => void;
  readonly onAnswer: (answer: Answer) => void;
};

/** The speech bubble over the farm, if there is one. */
const bubbleBeside = (box: HTMLElement): Bubble | undefined => {
  const farm = box.parentElement?.querySelector('.stage-overlay');
  const bubble = farm?.querySelector('.stage-bubble')?.getBoundingClientRect();
  if (!farm || !bubble) return undefined;
  const { left, top } = farm.getBoundingClientRect();
  return {
    left: bubble.left - left,
    right: bubble.right - left,
    top: bubble.top - top,
    bottom: bubble.bottom - top,
  };
};

/**
 * Shows what the program read, wrote or displayed, until the learner closes it. Also shows the program's question
 * (game.md section 2, 'In-game popups'). If the farm has enough space, the notices are beside the character, otherwise
 * under the farm.
 */
export const FarmNotices = ({ stage, state: { message, phase }, inView, dispatch, onAnswer }: Props) => {
  const notices = useRef<HTMLDivElement>(null);
  const question = phase.status === 'asking' ? phase : undefined;
  useLayoutEffect(() => {
    const isShown = message !== undefined || question !== undefined;
    const spot = isShown ? stage.current?.spot() : undefined;
    const box = notices.current;
    if (!box || !spot) return;
    const { side, room } = noticePlace(spot, box.offsetHeight, bubbleBeside(box));
    box.dataset.place = side;
    box.style.setProperty('--room', `${room}px`);
  }, [message, question, stage]);
  if (message === undefined && question === undefined) return null;
  return (
    <div ref={notices} className={classes.notices}>
      {question === undefined ? null : (
        <QuestionBox
          key={question.prompt}
          question={question.question}
          prompt={question.prompt}
          shown={inView !== 'code'}
          onAnswer={onAnswer}
        />
      )}
      {message === undefined ? null : (
        <MessageBox message={message} onClose={() => dispatch({ type: 'message-closed' })} />
      )}
    </div>
  );
};
