import { Bitmap } from './bitmap.ts';
import { type Grid, grid, gridWidth, isEmptyLetter, letterAt } from './grid.ts';
import { type Region, shadeAt } from './light.ts';
import { outlined } from './outline.ts';
import { type Palette, type ParsedPaint, parsePaint } from './palette.ts';
import { RAMPS, type RampName } from './ramps.ts';

/** A drawing in letters, and the meaning of its letters. */
export type LetterSprite = { readonly rows: Grid; readonly palette: Palette };

/** A drawing from a text block and the meaning of its letters. */
export const letterSprite = (text: string, palette: Palette): LetterSprite => ({ rows: grid(text), palette });

type Point = readonly [x: number, y: number];

const NEIGHBOURS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

const keyOf = (x: number, y: number): number => y * 1024 + x;

/**
 * The pixels that are connected to a start pixel through pixels for which `belongs` is true, with their bounding box.
 */
function flood(start: Point, belongs: (x: number, y: number) => boolean): Region & { points: Point[] } {
  const marked = new Set([keyOf(...start)]);
  const points: Point[] = [start];
  for (const [x, y] of points) {
    for (const [dx, dy] of NEIGHBOURS) {
      const next: Point = [x + dx, y + dy];
      if (next[0] < 0 || next[1] < 0 || marked.has(keyOf(...next)) || !belongs(...next)) continue;
      marked.add(keyOf(...next));
      points.push(next);
    }
  }
  const columns = points.map(([x]) => x);
  const rows = points.map(([, y]) => y);
  return {
    points,
    has: (x, y) => x >= 0 && y >= 0 && marked.has(keyOf(x, y)),
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}

function paintsOf({ rows, palette }: LetterSprite): ReadonlyMap<string, ParsedPaint> {
  const paints = new Map<string, ParsedPaint>();
  for (const letter of new Set(rows.join(''))) {
    if (isEmptyLetter(letter)) continue;
    const paint = palette[letter];
    if (paint === undefined) throw new Error(`The palette has no paint for '${letter}'.`);
    paints.set(letter, parsePaint(paint));
  }
  return paints;
}

/** The drawing with light, but without its outline. */
function litDrawing(sprite: LetterSprite): Bitmap {
  const { rows } = sprite;
  const paints = paintsOf(sprite);
  const picture = new Bitmap(gridWidth(rows), rows.length);
  const done = new Set<number>();
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const letter = letterAt(rows, x, y);
      const paint = paints.get(letter);
      if (!paint || done.has(keyOf(x, y))) continue;
      if (paint.kind === 'shade') {
        picture.set(x, y, RAMPS[paint.ramp][paint.shade]);
        continue;
      }
      // Fixed shades of the same material belong to the shape of a region, so they must not split the region.
      const region = flood([x, y], (a, b) => {
        const other = paints.get(letterAt(rows, a, b));
        return letterAt(rows, a, b) === letter || (other?.kind === 'shade' && other.ramp === paint.ramp);
      });
      for (const [a, b] of region.points) {
        if (letterAt(rows, a, b) !== letter) continue;
        done.add(keyOf(a, b));
        picture.set(a, b, RAMPS[paint.ramp][shadeAt(paint.light, region, a, b)]);
      }
    }
  return picture;
}

/** A drawing at its position in a sprite that consists of several drawings. */
export type SpriteLayer = { readonly rows: Grid; readonly left: number; readonly top: number };

/** The size of a sprite and its outline. */
export type SpriteFrame = {
  width?: number;
  height?: number;
  /**
   * `false` for no outline, or the name of a ramp whose darkest shade is used. Default: an outline in the darkest shade
   * of each pixel's own material.
   */
  outline?: false | RampName;
};

/**
 * Draws layers over each other, the last one on top. Each layer is lit from the top left without regard to the others,
 * so that it looks the same on top of any other layer. Then the whole drawing gets an outline in the darkest shade of
 * the material beside it, never in black. Throws if a letter has no paint.
 */
export function drawLayers(
  layers: readonly SpriteLayer[],
  palette: Palette,
  frame: SpriteFrame = {},
): Bitmap {
  const { width = 16, height = 16, outline } = frame;
  const picture = new Bitmap(width, height);
  for (const { rows, left, top } of layers) picture.draw(litDrawing({ rows, palette }), left, top);
  if (outline === false) return picture;
  const rampAt = (x: number, y: number): RampName => {
    const layer = layers.findLast(({ rows, left, top }) => !isEmptyLetter(letterAt(rows, x - left, y - top)));
    const paint = layer && palette[letterAt(layer.rows, x - layer.left, y - layer.top)];
    return paint ? parsePaint(paint).ramp : 'ink';
  };
  return outlined(picture, (x, y) => RAMPS[outline ?? rampAt(x, y)][0]);
}

/** The position of a drawing in its sprite. */
export type SpriteOptions = SpriteFrame & {
  /** Left edge of the drawing; default: centred. */
  left?: number;
  /** Top edge of the drawing; default: centred. */
  top?: number;
};

/** Picture of one drawing in letters; see `drawLayers`. */
export function drawSprite(sprite: LetterSprite, options: SpriteOptions = {}): Bitmap {
  const { width = 16, height = 16 } = options;
  const { rows, palette } = sprite;
  const left = options.left ?? Math.floor((width - gridWidth(rows)) / 2);
  const top = options.top ?? Math.floor((height - rows.length) / 2);
  return drawLayers([{ rows, left, top }], palette, options);
}
