import { type Level, type Season, USUAL_SEASON } from '@hopcode/engine/formats/level';
import type { Atlas } from './atlas.ts';
import { keepLoadingAtlas } from './atlas-loading.ts';
import type { GameViewOptions } from './game-view.ts';
import { createPainter, type Painter } from './scene/painter.ts';

/** The painter for the shown level, which exists only after the pictures of the season have loaded. */
export type LevelPainter = {
  /** Sets a new level, and loads the pictures of its season unless they are already loaded. */
  readonly load: (level: Level) => void;
  /** The painter; undefined while its pictures are loading. */
  readonly now: () => Painter | undefined;
  readonly release: () => void;
};

export type LevelPainterOptions = Required<Pick<GameViewOptions, 'loadAtlas' | 'onLoadFailed'>> & {
  /** Called when the pictures have loaded. */
  readonly onPainter: () => void;
};

export const createLevelPainter = ({
  loadAtlas,
  onLoadFailed,
  onPainter,
}: LevelPainterOptions): LevelPainter => {
  let level: Level | undefined;
  let season: Season | undefined;
  let atlas: Atlas | undefined;
  let stopLoading: (() => void) | undefined;
  let painter: Painter | undefined;

  const makePainter = () => {
    painter?.release();
    painter = level && atlas && createPainter(level, atlas);
  };

  const useSeason = (next: Season) => {
    if (next === season) return;
    season = next;
    atlas = undefined;
    stopLoading?.();
    stopLoading = keepLoadingAtlas(
      () => loadAtlas(next),
      (loaded) => {
        atlas = loaded;
        makePainter();
        onPainter();
      },
      onLoadFailed,
    );
  };

  return {
    load: (next) => {
      level = next;
      useSeason(next.season ?? USUAL_SEASON);
      makePainter();
    },
    now: () => painter,
    release: () => {
      stopLoading?.();
      painter?.release();
    },
  };
};
