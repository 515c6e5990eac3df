import type { Bitmap } from './bitmap.ts';

const hex = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Encodes a picture without half-transparent pixels as SVG: one path per colour, one rectangle per run of pixels. */
export function encodeSvg(picture: Bitmap): string {
  const runs = new Map<string, string>();
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; ) {
      const color = hex(picture.color(x, y));
      const start = x;
      const isVisible = picture.opacity(x, y) > 0;
      do x++;
      while (
        picture.contains(x, y) &&
        picture.opacity(x, y) > 0 === isVisible &&
        hex(picture.color(x, y)) === color
      );
      const length = x - start;
      if (isVisible) runs.set(color, `${runs.get(color) ?? ''}M${start} ${y}h${length}v1h-${length}z`);
    }
  const paths = [...runs].map(([color, path]) => `<path fill="${color}" d="${path}"/>`).join('');
  const box = `0 0 ${picture.width} ${picture.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">${paths}</svg>\n`;
}
