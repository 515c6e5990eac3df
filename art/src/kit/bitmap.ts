import type { Rgb } from './color.ts';

/** A picture of `width` x `height` pixels, four bytes (red, green, blue, opacity) each, row by row. */
export class Bitmap {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.bytes = new Uint8ClampedArray(width * height * 4);
  }

  contains(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  /** Opacity of a pixel, 0 to 255; 0 outside the picture. */
  opacity(x: number, y: number): number {
    return this.contains(x, y) ? (this.bytes[(y * this.width + x) * 4 + 3] ?? 0) : 0;
  }

  color(x: number, y: number): Rgb {
    const start = (y * this.width + x) * 4;
    return [this.bytes[start] ?? 0, this.bytes[start + 1] ?? 0, this.bytes[start + 2] ?? 0];
  }

  /** Paints a colour over a pixel. Ignores positions outside the picture. */
  set(x: number, y: number, color: Rgb, opacity = 255): this {
    if (!this.contains(x, y) || opacity === 0) return this;
    const start = (y * this.width + x) * 4;
    const below = this.bytes[start + 3] ?? 0;
    if (opacity === 255 || below === 0) {
      this.bytes.set([color[0], color[1], color[2], opacity], start);
      return this;
    }
    const under = this.color(x, y);
    const left = (below * (255 - opacity)) / 255;
    const total = opacity + left;
    const blend = (over: number, beneath: number): number =>
      Math.round((over * opacity + beneath * left) / total);
    this.bytes.set(
      [blend(color[0], under[0]), blend(color[1], under[1]), blend(color[2], under[2]), Math.round(total)],
      start,
    );
    return this;
  }

  erase(x: number, y: number): this {
    if (this.contains(x, y)) this.bytes.fill(0, (y * this.width + x) * 4, (y * this.width + x) * 4 + 4);
    return this;
  }

  rect(x: number, y: number, width: number, height: number, color: Rgb, opacity = 255): this {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) this.set(column, row, color, opacity);
    return this;
  }

  /** Paints small marks: one pixel for each letter in `rows` that has a colour in `colors`. */
  stamp(x: number, y: number, rows: readonly string[], colors: Readonly<Record<string, Rgb>>): this {
    rows.forEach((row, j) => {
      [...row].forEach((letter, i) => {
        const color = colors[letter];
        if (color) this.set(x + i, y + j, color);
      });
    });
    return this;
  }

  /** Draws another picture over this one with its top left corner at (x, y). */
  draw(other: Bitmap, x: number, y: number): this {
    // Copies bytes without helper functions, because this copying takes most of the drawing time.
    for (let row = Math.max(0, -y); row < other.height && y + row < this.height; row++)
      for (let column = Math.max(0, -x); column < other.width && x + column < this.width; column++) {
        const from = (row * other.width + column) * 4;
        const opacity = other.bytes[from + 3] ?? 0;
        if (opacity === 0) continue;
        if (opacity < 255) {
          this.set(x + column, y + row, other.color(column, row), opacity);
          continue;
        }
        const to = ((y + row) * this.width + x + column) * 4;
        this.bytes[to] = other.bytes[from] ?? 0;
        this.bytes[to + 1] = other.bytes[from + 1] ?? 0;
        this.bytes[to + 2] = other.bytes[from + 2] ?? 0;
        this.bytes[to + 3] = opacity;
      }
    return this;
  }

  cropped(x: number, y: number, width: number, height: number): Bitmap {
    return new Bitmap(width, height).draw(this, -x, -y);
  }

  mirrored(): Bitmap {
    const result = new Bitmap(this.width, this.height);
    this.forEachPixel((x, y, color, opacity) => result.set(this.width - 1 - x, y, color, opacity));
    return result;
  }

  /** The same picture with each pixel enlarged to `factor` x `factor`. */
  enlarged(factor: number): Bitmap {
    const result = new Bitmap(this.width * factor, this.height * factor);
    const line = result.width * 4;
    for (let y = 0; y < this.height; y++) {
      const first = y * factor * line;
      for (let column = 0; column < result.width; column++) {
        const from = (y * this.width + Math.floor(column / factor)) * 4;
        result.bytes.set(this.bytes.subarray(from, from + 4), first + column * 4);
      }
      for (let row = 1; row < factor; row++) result.bytes.copyWithin(first + row * line, first, first + line);
    }
    return result;
  }

  /** Visits the pixels that are not fully transparent, row by row. */
  forEachPixel(visit: (x: number, y: number, color: Rgb, opacity: number) => void): void {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const opacity = this.opacity(x, y);
        if (opacity > 0) visit(x, y, this.color(x, y), opacity);
      }
  }
}

/** Pictures of the same size side by side, like the frames of an animation in the atlas. */
export function sideBySide(frames: readonly Bitmap[]): Bitmap {
  const [first] = frames;
  if (!first) throw new Error('An animation needs at least one frame.');
  const strip = new Bitmap(first.width * frames.length, first.height);
  frames.forEach((frame, index) => {
    strip.draw(frame, index * first.width, 0);
  });
  return strip;
}
