import { lightsOf } from '@hopcode/art/sky/lights';
import type { Placement } from '@hopcode/art/terrain/compose';
import type { Level } from '@hopcode/engine/formats/level';
import type { Position } from '@hopcode/engine/world/geometry';
import { PAPER, SUN } from '../../lib/palette/shades.ts';
import type { Pose, Sparkle } from '../animation/pose.ts';
import type { Atlas, AtlasSprite } from '../atlas.ts';
import { TILE } from '../camera.ts';
import { type Brush, createBrush, frameLeft, offsetOf, type Window } from './brush.ts';
import { createChunkBank } from './chunk-bank.ts';
import { bucketByRow, inDrawOrder } from './draw-order.ts';
import { paintGround, shadeOutside } from './paint-ground.ts';
import { paintPlayer } from './paint-player.ts';
import { paintSky } from './paint-sky.ts';
import { createThingPainter, REACH } from './paint-things.ts';
import { planScene } from './scene-plan.ts';

/** Marks on the cells of the map. */
export type Marks = { readonly path: readonly Position[]; readonly cursor: Position | undefined };

export type PaintOptions = {
  readonly pose: Pose;
  readonly marks: Marks;
  readonly avatar: string;
  /** The time in milliseconds, for animated ground, animals and things that bob. */
  readonly clock: number;
  /** Whether repeating animations are off. */
  readonly still: boolean;
  /** Whether the border of the map is invisible, as in a picture of the story. */
  readonly borderless?: boolean;
  /** The maximum number of chunks of ground that may be baked for this picture. */
  readonly mostChunks: number;
};

export type Painter = {
  /** Draws one picture. Returns true if visible ground is missing or shows an old frame. */
  readonly paint: (context: CanvasRenderingContext2D, window: Window, options: PaintOptions) => boolean;
  /**
   * Bakes at most `mostChunks` chunks of a window's ground, before its first picture. Returns true if more chunks are
   * missing.
   */
  readonly prepare: (window: Window, mostChunks: number) => boolean;
  readonly release: () => void;
};

/** Idle animations change only at multiples of this many milliseconds, so an idle stage needs no other frames. */
export const IDLE_MS = 100;

const SPARKLE_COLORS = { even: PAPER, odd: SUN[4] };

type Scenery = Placement & { readonly found: AtlasSprite };

const found = (placements: readonly Placement[], atlas: Atlas): Scenery[] =>
  placements.flatMap((placement) => {
    const sprite = atlas.sprite(placement.sprite);
    return sprite ? [{ ...placement, found: sprite }] : [];
  });

const paintSparkle = ({ context, window }: Brush, { x, y, age }: Sparkle, index: number) => {
  context.fillStyle = index % 2 === 0 ? SPARKLE_COLORS.even : SPARKLE_COLORS.odd;
  const size = age < 0.5 ? 2 : 1;
  context.fillRect(x - window.x, y - window.y, size, size);
};

/**
 * Prepares a level for drawing from an atlas. If the level is a part of a larger map, `corner` is the position of that
 * part.
 */
export const createPainter = (level: Level, atlas: Atlas, corner?: Position): Painter => {
  const plan = planScene(level, corner);
  const ground = createChunkBank(plan, atlas);
  const standing = found(plan.standing, atlas);
  const scenery = bucketByRow(standing, ({ row }) => row);
  const lights = lightsOf(standing);
  const above = found(plan.above, atlas);
  const things = createThingPainter(level, atlas);

  const paintStanding = (brush: Brush, options: PaintOptions, clock: number) => {
    const { pose } = options;
    const visible = things.visible(brush, pose);
    for (const thing of visible.flat) things.paint(brush, thing, options);
    for (const [x, y] of options.marks.path) brush.named('marker/path-dot', x * TILE, y * TILE);
    const paintScenery = ({ found: what, col, row }: Scenery) =>
      brush.sprite(what, col * TILE, row * TILE, frameLeft(what, clock, offsetOf(col, row)));
    const movers = visible.standing.map((thing) => ({
      baseline: thing.baseline,
      paint: () => things.paint(brush, thing, options),
    }));
    movers.push({
      // The character is drawn in front of the things of its cell.
      baseline: pose.player.y + TILE + 0.5,
      paint: () => paintPlayer(brush, atlas, pose.player, options.avatar),
    });
    movers.sort((a, b) => a.baseline - b.baseline);
    const rows = {
      from: Math.floor(brush.window.y / TILE) - 1,
      to: Math.floor((brush.window.y + brush.window.height) / TILE) + REACH,
      tile: TILE,
    };
    inDrawOrder(scenery, rows, movers, { scenery: paintScenery, mover: (mover) => mover.paint() });
    for (const entry of above) paintScenery(entry);
  };

  return {
    paint: (context, window, options) => {
      const clock = options.still ? 0 : options.clock;
      const brush = createBrush(context, window, atlas);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.imageSmoothingEnabled = window.ratio < 1;
      const more = paintGround(context, window, ground, { clock, mostChunks: options.mostChunks });
      context.setTransform(window.ratio, 0, 0, window.ratio, 0, 0);
      if (options.borderless !== true) shadeOutside(context, window, plan);
      paintStanding(brush, options, clock);
      for (const sky of options.pose.skies) paintSky(brush, sky, lights, clock);
      const { cursor } = options.marks;
      if (cursor) brush.named('marker/cursor', cursor[0] * TILE, cursor[1] * TILE);
      for (const [index, sparkle] of options.pose.sparkles.entries()) paintSparkle(brush, sparkle, index);
      return more;
    },
    prepare: (window, mostChunks) => ground.prepare(window, 0, mostChunks),
    release: ground.release,
  };
};
