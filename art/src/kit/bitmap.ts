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

  /** Lays a colour over a pixel; outside the picture nothing happens. */
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

  /** Paints small marks: each letter of `rows` that `colors` knows becomes a pixel. */
  stamp(x: number, y: number, rows: readonly string[], colors: Readonly<Record<string, Rgb>>): this {
    rows.forEach((row, j) => {
      [...row].forEach((letter, i) => {
        const color = colors[letter];
        if (color) this.set(x + i, y + j, color);
      });
    });
    return this;
  }

  /** Lays another picture over this one with its top left corner at (x, y). */
  draw(other: Bitmap, x: number, y: number): this {
    for (let row = 0; row < other.height; row++)
      for (let column = 0; column < other.width; column++)
        this.set(x + column, y + row, other.color(column, row), other.opacity(column, row));
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

  /** The same picture with every pixel `factor` x `factor` large. */
  enlarged(factor: number): Bitmap {
    const result = new Bitmap(this.width * factor, this.height * factor);
    this.forEachPixel((x, y, color, opacity) =>
      result.rect(x * factor, y * factor, factor, factor, color, opacity),
    );
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

/** Pictures of one size side by side, as the frames of an animation lie in the atlas. */
export function sideBySide(frames: readonly Bitmap[]): Bitmap {
  const [first] = frames;
  if (!first) throw new Error('An animation needs at least one frame.');
  const strip = new Bitmap(first.width * frames.length, first.height);
  frames.forEach((frame, index) => {
    strip.draw(frame, index * first.width, 0);
  });
  return strip;
}
