import type { Goal } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { flushSync } from 'react-dom';
import type { PlaybackListener } from '../../../stage/playback/playback.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import type { TimeTravel } from '../time/time-travel.ts';
import type { RunEvent } from './run-state.ts';
import { variableScores } from './variable-scores.ts';

type Options = {
  readonly stage: () => StageHandle | null;
  readonly travel: TimeTravel;
  readonly dispatch: (event: RunEvent) => void;
  /** Marks the line that is running. With undefined, removes the mark. */
  readonly showLine: (line: number | undefined) => void;
};

type PlayOptions = {
  /** The program that ran. */
  readonly source: string;
  /** How many events have already been shown. The stage does not send them again. */
  readonly from: number;
  /** The goals of the farm. */
  readonly goals: readonly Goal[];
  readonly onEnd: () => void;
};

/** What a run can do with the stage. */
export type RunStage = {
  /** Resets the level to its start, with the character. */
  readonly reset: () => void;
  /** Puts another farm of the level on the stage, at its start. */
  readonly showFarm: (farm: number) => void;
  /** Plays a timeline. Sends its output, messages and scores as events. */
  readonly play: (timeline: Timeline, options: PlayOptions) => void;
  /** Stops at the current picture. */
  readonly freeze: () => void;
  /** Stops at the picture of a stopped run. Time travel cannot go beyond this picture. */
  readonly stop: () => void;
};

/** Creates the stage of a run. Time travel follows every timeline that it plays. */
export const createRunStage = ({ stage, travel, dispatch, showLine }: Options): RunStage => ({
  reset: () => {
    travel.close();
    stage()?.reset();
  },
  showFarm: (farm) => {
    travel.close();
    // The stage must show this farm before it plays anything.
    flushSync(() => dispatch({ type: 'farm-shown', farm }));
  },
  play: (timeline, { source, from, goals, onEnd }) => {
    const variables = variableScores(timeline, goals);
    const listener: PlaybackListener = {
      onLine: (line, event) => {
        showLine(line);
        for (const { goal, score, event: at } of variables)
          if (at === event) dispatch({ type: 'scored', goal, score });
      },
      onPrint: ({ stream, text }) => dispatch({ type: 'printed', printed: { stream, text } }),
      onSay: ({ channel, text, by }) => {
        // Spoken text has a bubble and a question has its own box, so neither gets a message box.
        if (channel !== 'speak' && channel !== 'ask')
          dispatch({
            type: 'message-shown',
            message: { channel, text, ...(by !== undefined && { byHelper: true }) },
          });
      },
      onScore: (goal, score) => dispatch({ type: 'scored', goal, score }),
      onEnd,
    };
    stage()?.play(timeline, { ...travel.follow(timeline, source, listener, variables), from });
  },
  freeze: () => {
    stage()?.playback()?.pause();
    stage()?.endTelling('told');
    travel.end();
  },
  stop: () => {
    stage()?.playback()?.pause();
    stage()?.endTelling('dropped');
    travel.stop();
  },
});
