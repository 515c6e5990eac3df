import { expect, test } from 'vitest';
import { drawCertificateFrame, FRAME_CORNER } from './certificate-frame.ts';

const frame = drawCertificateFrame();
const inner = { from: FRAME_CORNER, to: frame.width - FRAME_CORNER - 1 };

test('has no hole', () => {
  for (let y = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++) expect(frame.opacity(x, y)).toBe(255);
});

test('its sides can be stretched: between the corners all columns and all rows are equal', () => {
  for (let across = inner.from; across < inner.to; across++)
    for (let along = 0; along < frame.width; along++) {
      expect(frame.color(across, along)).toEqual(frame.color(across + 1, along));
      expect(frame.color(along, across)).toEqual(frame.color(along, across + 1));
    }
});
