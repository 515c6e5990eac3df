import { Bitmap } from '../kit/bitmap.ts';
import type { Grid } from '../kit/grid.ts';
import { dropShadow } from '../kit/outline.ts';
import type { Palette } from '../kit/palette.ts';
import { drawLayers, drawSprite } from '../kit/sprite.ts';

/** The drawn views of a figure; the view to the left is the mirrored view to the right. */
export const VIEWS = ['down', 'up', 'right'] as const;
export type View = (typeof VIEWS)[number];

export const DIRECTIONS = ['down', 'up', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Standing, and the two steps of the walk. */
export type Pose = 'stand' | 'stepLeft' | 'stepRight';

/** The poses in the four frames of a figure's walk. */
const WALK: readonly Pose[] = ['stand', 'stepLeft', 'stand', 'stepRight'];

/** How long a frame of a figure is shown, in milliseconds. */
export const FIGURE_FRAME_MS = 300;

/** The side of the square in which a figure is drawn, without its outline. */
export const FIGURE_SIZE = 14;

/**
 * A figure in letters, 14 x 14. The head is drawn over the body and moves one pixel down in the step poses. `face` is
 * the head from the front, without the neck.
 */
export type Figure = {
  readonly palette: Palette;
  readonly face: Grid;
  readonly head: Readonly<Record<View, Grid>>;
  readonly body: Readonly<Record<View, Readonly<Record<Pose, Grid>>>>;
  /** The body from the front with a raised arm. Figures without this drawing do not wave. */
  readonly wave?: Grid;
};

const viewOf = (direction: Direction): View => (direction === 'left' ? 'right' : direction);

/** A mirrored drawing, for poses on the other side. */
export const mirroredGrid = (rows: Grid): Grid =>
  rows.map((row) => [...row.padEnd(FIGURE_SIZE, '.')].reverse().join(''));

type Parts = { readonly body: Grid; readonly head: Grid; readonly nod: number; readonly lean?: number };

function drawParts({ palette }: Figure, direction: Direction, { body, head, nod, lean = 0 }: Parts): Bitmap {
  const layers = [
    { rows: body, left: 1, top: 1 },
    { rows: head, left: 1 - lean, top: 1 + nod },
  ];
  const drawn = drawLayers(layers, palette);
  const ground = dropShadow(new Bitmap(16, 16), { x: 8, y: 14.4, rx: 5, ry: 1.5 }, 90);
  return ground.draw(direction === 'left' ? drawn.mirrored() : drawn, 0, 0);
}

/** One frame of a figure, 16 x 16, with its shadow on the ground. */
export function drawFigure(figure: Figure, direction: Direction, pose: Pose): Bitmap {
  const view = viewOf(direction);
  const nod = pose === 'stand' ? 0 : 1;
  return drawParts(figure, direction, { body: figure.body[view][pose], head: figure.head[view], nod });
}

/** The four frames of a figure in one direction. */
export const drawWalk = (figure: Figure, direction: Direction): Bitmap[] =>
  WALK.map((pose) => drawFigure(figure, direction, pose));

/**
 * The frame after the walk, in which the figure waves. The frame exists only for the view from the front, and only for
 * figures that wave.
 */
export const drawWave = (figure: Figure, direction: Direction): Bitmap[] =>
  direction === 'down' && figure.wave
    ? [drawParts(figure, direction, { body: figure.wave, head: figure.head.down, nod: 0, lean: 1 })]
    : [];

/** The head of a figure from the front, in the middle of 16 x 16 pixels. */
export function drawFace(figure: Figure): Bitmap {
  return drawSprite({ rows: figure.face, palette: figure.palette });
}
