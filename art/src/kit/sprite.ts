import { Bitmap } from './bitmap.ts';
import { type Grid, grid, gridWidth, isEmptyLetter, letterAt } from './grid.ts';
import { type Region, shadeAt } from './light.ts';
import { outlined } from './outline.ts';
import { type Palette, type ParsedPaint, parsePaint } from './palette.ts';
import { RAMPS, type RampName } from './ramps.ts';

/** A drawing in letters together with what its letters mean. */
export type LetterSprite = { readonly rows: Grid; readonly palette: Palette };

/** Where a drawing stands in its sprite and how it is bordered. */
export type SpriteOptions = {
  width?: number;
  height?: number;
  /** Left edge of the drawing; centred when absent. */
  left?: number;
  /** Top edge of the drawing; centred when absent. */
  top?: number;
  /** `false` for none, a ramp's name for its darkest shade; else each pixel's own material decides. */
  outline?: false | RampName;
};

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

/** Pixels joined to a start through `belongs`, with their box. */
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

/** The flat drawing, lit but without its outline. */
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
      // Fixed shades of the same material lie on the form, so they must not break it into pieces.
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

/**
 * Picture of a drawing in letters: regions are lit from the top left and bordered with the darkest shade of
 * the material beside the border, never with black. Throws on a letter without a paint.
 */
export function drawSprite(sprite: LetterSprite, options: SpriteOptions = {}): Bitmap {
  const { width = 16, height = 16 } = options;
  const drawing = litDrawing(sprite);
  const left = options.left ?? Math.floor((width - drawing.width) / 2);
  const top = options.top ?? Math.floor((height - drawing.height) / 2);
  const picture = new Bitmap(width, height).draw(drawing, left, top);
  if (options.outline === false) return picture;
  const paints = paintsOf(sprite);
  const border = options.outline;
  return outlined(picture, (x, y) => {
    const paint = paints.get(letterAt(sprite.rows, x - left, y - top));
    return RAMPS[border ?? paint?.ramp ?? 'ink'][0];
  });
}
