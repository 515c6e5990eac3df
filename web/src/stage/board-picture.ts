import { type Level, type Season, USUAL_SEASON } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { createWorld } from '@hopcode/engine/world/world';
import { poseOf, restingFrame } from './animation/pose.ts';
import type { Atlas, LoadedAtlas } from './atlas.ts';
import { keepLoadingAtlas } from './atlas-loading.ts';
import { productAtlas } from './atlas-source.ts';
import { changedTiles, partOf, type Tiles, withNeighbours } from './board-change.ts';
import { TILE } from './camera.ts';
import { createPainter } from './scene/painter.ts';

/** The picture of a whole farm in the editor. One canvas pixel is one pixel of the art. */
export type BoardPicture = {
  /** Shows a farm. After a small change, only the changed part is painted again. */
  readonly show: (level: Level, avatar: string) => void;
  readonly release: () => void;
};

type Options = {
  readonly loadAtlas?: (season?: Season) => Promise<LoadedAtlas>;
  readonly onReady?: () => void;
};

/** Paints a part of a farm into a separate canvas. */
const paintPart = (
  level: Level,
  tiles: Tiles,
  atlas: Atlas,
  avatar: string,
): HTMLCanvasElement | undefined => {
  const canvas = document.createElement('canvas');
  canvas.width = tiles.columns * TILE;
  canvas.height = tiles.rows * TILE;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return undefined;
  const part = partOf(level, tiles);
  const painter = createPainter(part, atlas, [tiles.x, tiles.y]);
  painter.paint(
    context,
    { x: 0, y: 0, width: canvas.width, height: canvas.height, ratio: 1 },
    {
      pose: poseOf(restingFrame(createWorld(part)), { clock: 0, still: true }),
      marks: { path: [], cursor: undefined },
      avatar,
      clock: 0,
      still: true,
      mostChunks: Number.POSITIVE_INFINITY,
    },
  );
  painter.release();
  return canvas;
};

const fitCanvas = (canvas: HTMLCanvasElement, level: Level): void => {
  const [columns, rows] = mapSize(level.map);
  const [width, height] = [columns * TILE, rows * TILE];
  // Setting the size clears the canvas, so it is set only when it changes.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
};

/** Paints a farm in the editor, with the painter of the stage. */
export const createBoardPicture = (
  canvas: HTMLCanvasElement,
  { loadAtlas = productAtlas, onReady }: Options = {},
): BoardPicture => {
  const context = canvas.getContext('2d', { alpha: false });
  let shown: { readonly level: Level; readonly avatar: string } | undefined;
  let wanted: { readonly level: Level; readonly avatar: string } | undefined;
  let atlas: Atlas | undefined;
  let season: Season | undefined;
  let stopLoading: (() => void) | undefined;

  const paint = (): void => {
    if (!context || !atlas || !wanted) return;
    const { level, avatar } = wanted;
    const changed = changedTiles(shown?.avatar === avatar ? shown.level : undefined, level);
    shown = wanted;
    if (changed === undefined) return;
    const [columns, rows] = mapSize(level.map);
    const tiles: Tiles = changed === 'all' ? { x: 0, y: 0, columns, rows } : changed;
    const around = withNeighbours(tiles, level);
    const part = paintPart(level, around, atlas, avatar);
    if (!part) return;
    fitCanvas(canvas, level);
    const [width, height] = [tiles.columns * TILE, tiles.rows * TILE];
    const [left, top] = [(tiles.x - around.x) * TILE, (tiles.y - around.y) * TILE];
    context.drawImage(part, left, top, width, height, tiles.x * TILE, tiles.y * TILE, width, height);
    part.width = 0;
  };

  const useSeason = (next: Season): void => {
    if (next === season) return;
    season = next;
    atlas = undefined;
    shown = undefined;
    stopLoading?.();
    stopLoading = keepLoadingAtlas(
      () => loadAtlas(next),
      (loaded) => {
        atlas = loaded;
        paint();
        onReady?.();
      },
      () => {},
    );
  };

  return {
    show: (level, avatar) => {
      wanted = { level, avatar };
      useSeason(level.season ?? USUAL_SEASON);
      paint();
    },
    release: () => {
      stopLoading?.();
      canvas.width = 0;
    },
  };
};
