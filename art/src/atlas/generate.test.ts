import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROP_NAMES, TERRAIN_KINDS } from '@hopcode/engine/formats/tilesets';
import { expect, test } from 'vitest';
import { farthest } from '../kit/few-colors.ts';
import { decodePng } from '../kit/png.ts';
import { CROP_NAMES } from '../props/crops.ts';
import { composeTerrain } from '../terrain/compose.ts';
import { BADGE_NAMES } from '../ui/badges.ts';
import { parseAtlas } from './format.ts';
import { generatedFiles } from './generate.ts';
import { packAtlas } from './pack.ts';
import { drawEverySprite } from './sprites.ts';

const MAX_ATLAS_BYTES = 200_000;

/**
 * The largest distance in OKLab (black to white is 1) by which a colour may change when the palette merges it with
 * another.
 */
const MAX_COLOR_CHANGE = 0.03;

/** Time limit for drawing everything, in ms. It usually takes a second or two, but longer on a busy machine. */
const ALL_FILES_LIMIT = 30_000;

const files = generatedFiles();
const parsed = parseAtlas(JSON.parse(new TextDecoder().decode(files.get('atlas.json'))));
const sprites = parsed.ok ? parsed.atlas.sprites : {};

const sizeOf = (name: string): [number, number] => {
  const { width, height } = decodePng(Buffer.from(files.get(name) ?? []));
  return [width, height];
};

test(
  'writes the same bytes every time',
  () => {
    const again = generatedFiles();
    expect([...again.keys()]).toEqual([...files.keys()]);
    for (const [name, bytes] of files)
      expect(Buffer.compare(bytes, again.get(name) ?? Buffer.alloc(0))).toBe(0);
  },
  ALL_FILES_LIMIT,
);

test('writes an atlas that its own parser accepts, small enough for a first visit', () => {
  expect(parsed.ok).toBe(true);
  expect(files.get('atlas.png')?.length).toBeLessThan(MAX_ATLAS_BYTES);
});

test('both seasons look like their drawings', () => {
  const { picture, autumn } = packAtlas(drawEverySprite());
  const shown = (name: string) => decodePng(Buffer.from(files.get(name) ?? []));
  expect(farthest(picture, shown('atlas.png'))).toBeLessThan(MAX_COLOR_CHANGE);
  expect(farthest(autumn, shown('atlas-autumn.png'))).toBeLessThan(MAX_COLOR_CHANGE);
});

test('the pictures of both seasons have the size that the index contains', () => {
  const sizes = ['atlas.png', 'atlas-autumn.png'].map((name) => sizeOf(name));
  expect(parsed.ok && sizes).toEqual(Array(2).fill(parsed.ok && [parsed.atlas.width, parsed.atlas.height]));
});

test.each([
  ['mark.png', 64, 64],
  ['faces/FarmerBoy.png', 16, 16],
  ['favicon-32.png', 32, 32],
  ['icon-180.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['icon-maskable-512.png', 512, 512],
  ['share.png', 1200, 630],
  ['certificate-frame.png', 48, 48],
])('%s is %i by %i', (name, width, height) => {
  expect(sizeOf(name)).toEqual([width, height]);
});

test.each([
  ...TERRAIN_KINDS.map((kind) => `terrain/${kind}/255`),
  ...PROP_NAMES.map((name) => `prop/${name}`),
  ...CROP_NAMES.flatMap((name) => [0, 1, 2].map((stage) => `crop/${name}/${stage}`)),
  'item/carrot',
  'item/egg',
  'marker/xmark',
  'marker/xmarkLight',
  'marker/xmarkGold',
  'marker/path-dot',
  'marker/speech-tail',
  'avatar/Rabbit/face',
  'character/owl',
  ...BADGE_NAMES.map((name) => `badge/${name}`),
  'ui/star',
  'ui/star-empty',
  'ui/heart',
])('the atlas has %s', (name) => {
  expect(sprites[name]).toBeDefined();
});

test.each([
  ['down', 'in four frames, and waves in a fifth', 5],
  ['up', 'in four frames', 4],
  ['left', 'in four frames', 4],
  ['right', 'in four frames', 4],
])('the rabbit walks %s %s', (direction, _title, frames) => {
  expect(sprites[`avatar/Rabbit/${direction}`]).toMatchObject({ w: 16, h: 16, frames, frameMs: 300 });
});

test('every tile that a map can use is in the atlas', () => {
  // If the width has no common factor with the number of kinds, many kinds are next to each other.
  const width = 25;
  const height = 24;
  const patchwork = Array.from(
    { length: width * height },
    (_, index) => TERRAIN_KINDS[Math.floor(index / 3) % TERRAIN_KINDS.length],
  );
  const missing = composeTerrain([patchwork], width, height).filter(({ sprite }) => !sprites[sprite]);
  expect(missing).toEqual([]);
});

test('drawings use no Node API, so that a browser can draw them too', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const users = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => readFileSync(`${root}${path}`, 'utf8').includes("from 'node:"));
  expect(users.toSorted()).toEqual([
    'atlas/contact-sheet.ts',
    'atlas/generate.ts',
    'atlas/write-blind-sheets.ts',
    'fonts/cut-fonts.ts',
    'kit/png.ts',
  ]);
});
