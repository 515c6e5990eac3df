import type { PlaybackListener } from '../../../stage/playback/playback.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import type { TimeTravel } from '../time/time-travel.ts';
import type { Theatre } from './run-show.ts';

type Options = {
  readonly stage: () => StageHandle | null;
  readonly travel: TimeTravel;
  /** Puts a farm of the level on the stage before it returns. */
  readonly showFarm: (farm: number) => void;
};

/** The stage as a run sees it; time travel follows everything that is played. */
export const createTheatre = ({ stage, travel, showFarm }: Options): Theatre => ({
  reset: () => {
    travel.close();
    stage()?.reset();
  },
  show: (farm) => {
    travel.close();
    showFarm(farm);
  },
  play: (timeline, { source, from, onLine, onPrint, onMessage, onScore, onEnd }) => {
    const listener: PlaybackListener = {
      onLine,
      onPrint: ({ stream, text }) => onPrint({ stream, text }),
      onSay: ({ channel, text }) => {
        // What is spoken has its bubble and what is asked its box.
        if (channel !== 'speak' && channel !== 'ask') onMessage({ channel, text });
      },
      onScore,
      onEnd,
    };
    stage()?.play(timeline, { ...travel.follow(timeline, source, listener), from });
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
