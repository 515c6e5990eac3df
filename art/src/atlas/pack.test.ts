import { expect, test } from 'vitest';
import { Bitmap } from '../kit/bitmap.ts';
import { type NamedSprite, packAtlas } from './pack.ts';

const dot = (name: string, shade: number, size = 2): NamedSprite => ({
  name,
  frames: [new Bitmap(size, size).rect(0, 0, size, size, [shade, shade, shade])],
  anchorX: 0,
  anchorY: 0,
});

test('sprites with the same pixels share a position', () => {
  const { atlas } = packAtlas([dot('a', 1), dot('b', 1), dot('c', 2)]);
  expect(atlas.sprites.a).toEqual(atlas.sprites.b);
  expect(atlas.sprites.a).not.toEqual(atlas.sprites.c);
});

test('each sprite is where the atlas says', () => {
  const { picture, atlas } = packAtlas([dot('small', 10), dot('large', 20, 5)]);
  for (const [name, shade] of [
    ['small', 10],
    ['large', 20],
  ] as const) {
    const { x = -1, y = -1 } = atlas.sprites[name] ?? {};
    expect(picture.color(x, y)).toEqual([shade, shade, shade]);
  }
});

test('frames are side by side', () => {
  const frames = [new Bitmap(2, 2).set(0, 0, [1, 1, 1]), new Bitmap(2, 2).set(0, 0, [2, 2, 2])];
  const { picture, atlas } = packAtlas([{ name: 'a', frames, anchorX: 0, anchorY: 0, frameMs: 300 }]);
  expect(atlas.sprites.a).toEqual({
    x: 0,
    y: 0,
    w: 2,
    h: 2,
    anchorX: 0,
    anchorY: 0,
    frames: 2,
    frameMs: 300,
  });
  expect(picture.color(2, 0)).toEqual([2, 2, 2]);
});

test('two sprites cannot have the same name', () => {
  expect(() => packAtlas([dot('a', 1), dot('a', 2)])).toThrow("named 'a'");
});

test('an animation needs a frame time', () => {
  const [frame] = dot('a', 1).frames;
  const frames = frame ? [frame, frame] : [];
  expect(() => packAtlas([{ name: 'a', frames, anchorX: 0, anchorY: 0 }])).toThrow('no time');
});

const autumnal = (name: string, summer: number, autumn: number): NamedSprite => ({
  ...dot(name, summer),
  autumn: dot(name, autumn).frames,
});

test('lays out both seasons alike, and gives different pictures different positions', () => {
  const { picture, autumn, atlas } = packAtlas([autumnal('a', 10, 20), dot('b', 10)]);
  const { a, b } = atlas.sprites;
  expect(a).not.toEqual(b);
  expect([autumn.width, autumn.height]).toEqual([picture.width, picture.height]);
  expect([picture.color(a?.x ?? 0, a?.y ?? 0), autumn.color(a?.x ?? 0, a?.y ?? 0)]).toEqual([
    [10, 10, 10],
    [20, 20, 20],
  ]);
});

test('throws if autumn has a different size', () => {
  expect(() => packAtlas([{ ...dot('a', 1), autumn: [new Bitmap(3, 3)] }])).toThrow('another size');
});
