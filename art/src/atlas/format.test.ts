import { describe, expect, test } from 'vitest';
import { parseAtlas } from './format.ts';

const SPRITE = { x: 0, y: 0, w: 16, h: 16, anchorX: 0, anchorY: 0 };
const atlasWith = (sprite: unknown): unknown => ({
  version: 1,
  width: 32,
  height: 16,
  sprites: { 'item/egg': sprite },
});

describe('good sprites', () => {
  test.each([
    ['a picture', SPRITE],
    ['two frames', { ...SPRITE, frames: 2, frameMs: 300 }],
    ['an anchor outside the picture', { ...SPRITE, anchorX: -4, anchorY: 28 }],
  ])('%s', (_name, sprite) => {
    expect(parseAtlas(atlasWith(sprite))).toEqual({ ok: true, atlas: atlasWith(sprite) });
  });
});

describe('bad sprites', () => {
  test.each([
    ['nothing', null],
    ['a fraction', { ...SPRITE, x: 0.5 }],
    ['no width', { ...SPRITE, w: 0 }],
    ['a word for a number', { ...SPRITE, anchorX: '0' }],
    ['frames without a time', { ...SPRITE, frames: 2 }],
    ['frames beyond the picture', { ...SPRITE, frames: 3, frameMs: 300 }],
    ['a place below the picture', { ...SPRITE, y: 1 }],
  ])('%s', (_name, sprite) => {
    expect(parseAtlas(atlasWith(sprite))).toEqual({
      ok: false,
      error: { code: 'bad-sprite', sprite: 'item/egg' },
    });
  });
});

test.each([
  ['no object', 'atlas', 'not-an-atlas'],
  ['a list', [], 'not-an-atlas'],
  ['another version', { version: 2, width: 1, height: 1, sprites: {} }, 'unknown-version'],
  ['no sprites', { version: 1, width: 1, height: 1 }, 'not-an-atlas'],
])('%s', (_name, value, code) => {
  expect(parseAtlas(value)).toEqual({ ok: false, error: { code } });
});
