import { expect, test } from 'vitest';
import { Bitmap } from './bitmap.ts';
import { encodeSvg } from './svg.ts';

test('a run of one colour becomes one rectangle, and transparent pixels are skipped', () => {
  const picture = new Bitmap(4, 2)
    .rect(0, 0, 2, 1, [255, 0, 0])
    .set(3, 0, [255, 0, 0])
    .rect(0, 1, 4, 1, [0, 0, 9]);
  expect(encodeSvg(picture)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" shape-rendering="crispEdges">' +
      '<path fill="#ff0000" d="M0 0h2v1h-2zM3 0h1v1h-1z"/><path fill="#000009" d="M0 1h4v1h-4z"/></svg>\n',
  );
});
