import { TERRAIN_KINDS, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import { Bitmap } from '../kit/bitmap.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';
import { textWidth, writeTiny } from '../kit/tiny-font.ts';
import type { NamedSprite } from './pack.ts';
import { drawScene, type Scene } from './scene.ts';

/** Numbered pictures without names, and the name of each number. */
export type BlindSheet = {
  readonly name: string;
  readonly picture: Bitmap;
  readonly key: Readonly<Record<string, string>>;
};

type Unnamed = { readonly name: string; readonly picture: Bitmap };

const COLUMNS = 8;
const MOST_ON_A_SHEET = 40;
const GAP = 4;
const NUMBER_HEIGHT = 8;
const SCALE = 4;

const sumOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 65_521;

/** The pictures in a shuffled order, which depends only on the seed and the names. */
const shuffled = (list: readonly Unnamed[], seed: number): Unnamed[] =>
  list
    .map((entry) => ({ entry, place: noise(sumOf(entry.name), seed, seed) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry);

function drawNumbered(pictures: readonly Unnamed[]): Bitmap {
  const width = Math.max(...pictures.map(({ picture }) => picture.width)) + GAP * 2;
  const height = Math.max(...pictures.map(({ picture }) => picture.height)) + NUMBER_HEIGHT + GAP * 2;
  const rows = Math.ceil(pictures.length / COLUMNS);
  const sheet = new Bitmap(width * COLUMNS, height * rows);
  sheet.rect(0, 0, sheet.width, sheet.height, RAMPS.grass[3]);
  pictures.forEach(({ picture }, index) => {
    const left = (index % COLUMNS) * width;
    const bottom = Math.floor(index / COLUMNS) * height + height - NUMBER_HEIGHT - GAP;
    const number = String(index + 1);
    sheet.draw(picture, left + Math.floor((width - picture.width) / 2), bottom - picture.height);
    writeTiny(sheet, number, left + Math.floor((width - textWidth(number)) / 2), bottom + 2, RAMPS.ink[1]);
  });
  return sheet.enlarged(SCALE);
}

type Sprites = ReadonlyMap<string, NamedSprite>;

const PATCH = '.....\n.###.\n.###.\n.###.\n.....';

/** A patch of ground inside a meadow. */
const patch = (kind: TerrainKind, sprites: Sprites): Bitmap =>
  drawScene({ ground: PATCH, kinds: { '.': 'grass', '#': kind } }, sprites);

/** Deep water is left out, because it is never alone in a meadow: it always has water around it. */
const GROUNDS = TERRAIN_KINDS.filter((kind) => kind !== 'deep-water');

/**
 * Fences, bridges and roads. They are recognisable only in their usual place and as several tiles, such as over a
 * river.
 */
function inPlace(sprites: Sprites): Unnamed[] {
  const kinds = { '.': 'grass', '~': 'water', '#': 'path' } as const;
  const across = { ground: '.~~~.\n#~~~#\n.~~~.', kinds };
  const down = { ground: '.##.\n~~~~\n~~~~\n.##.', kinds };
  const way = { ground: '.....\n.....\n.....', kinds };
  const tiles = (name: string, ...cols: number[]) => cols.map((col) => [name, col, 1] as const);
  const scenes: readonly (readonly [string, Scene])[] = [
    ['prop/fence', { ...way, props: '.....\n.fff.', propNames: { f: 'fence' } }],
    ['prop/bridge-horizontal', { ...across, props: '.....\n=====', propNames: { '=': 'bridge-horizontal' } }],
    [
      'prop/bridge-vertical',
      { ...down, props: '.||.\n.||.\n.||.\n.||.', propNames: { '|': 'bridge-vertical' } },
    ],
    ['thing/bridge', { ...across, things: tiles('thing/bridge', 1, 2, 3) }],
    ['thing/woodRoad', { ...way, things: tiles('thing/woodRoad', 0, 1, 2, 3, 4) }],
    ['thing/stoneRoad', { ...way, things: tiles('thing/stoneRoad', 0, 1, 2, 3, 4) }],
  ];
  return scenes.map(([name, scene]) => ({ name, picture: drawScene(scene, sprites) }));
}

/**
 * The pictures for one sheet: those for whose names `belongs` returns true. Leaves out names that have the same picture
 * as another name.
 */
function pictures(sprites: readonly NamedSprite[], belongs: (name: string) => boolean): Unnamed[] {
  const seen = new Map<string, Unnamed>();
  for (const { name, frames } of sprites) {
    const [picture] = frames;
    if (picture && belongs(name)) seen.set(picture.bytes.join(), { name, picture });
  }
  return [...seen.values()];
}

const starting = (prefix: string) => (name: string) => name.startsWith(prefix);
const matching = (pattern: RegExp) => (name: string) => pattern.test(name);

/** Pictures that are shown together, by the name of their sheet. */
function families(sprites: readonly NamedSprite[]): readonly (readonly [string, readonly Unnamed[]])[] {
  const byName = new Map(sprites.map((sprite) => [sprite.name, sprite]));
  const placed = inPlace(byName);
  const isAlone = ({ name }: Unnamed): boolean => !placed.some((other) => other.name === name);
  const props = pictures(sprites, matching(/^prop\/[^/]+$/)).filter(isAlone);
  const isLarge = ({ picture }: Unnamed): boolean => picture.width > 26 || picture.height > 26;
  const things = pictures(sprites, matching(/^(thing\/|crop\/.*2$)/)).filter(isAlone);
  return [
    ['items', pictures(sprites, starting('item/'))],
    ['things', things.filter((thing) => !isLarge(thing))],
    ['scenery', props.filter((prop) => !isLarge(prop))],
    ['large', [...props, ...things].filter(isLarge)],
    ['marks', pictures(sprites, matching(/^(marker|ui|character|badge)\//))],
    ['people', pictures(sprites, matching(/^avatar\/.*\/(face|up|right|down)$/))],
    ['in-place', placed],
    ['grounds', GROUNDS.map((kind) => ({ name: kind, picture: patch(kind, byName) }))],
  ];
}

/** The subject of a picture: its name without the state, or the name of the person. */
function subjectOf(name: string): string {
  const [folder, subject = ''] = name.split('/');
  if (folder === 'avatar') return subject;
  return folder === 'thing' ? subject.replace(/-[a-z]+$/, '') : name;
}

/**
 * Distributes pictures over sheets. Each sheet shows a subject only once, so that one picture does not reveal the name
 * of another.
 */
function pagesOf(all: readonly Unnamed[]): Unnamed[][] {
  const subjects = Map.groupBy(all, ({ name }) => subjectOf(name));
  const together = Math.max(...[...subjects.values()].map((group) => group.length));
  const count = Math.max(together, Math.ceil(all.length / MOST_ON_A_SHEET));
  const pages: Unnamed[][] = Array.from({ length: count }, () => []);
  for (const group of subjects.values()) {
    const emptiest = pages.toSorted((a, b) => a.length - b.length);
    for (const [index, picture] of group.entries()) emptiest[index]?.push(picture);
  }
  return pages;
}

/** Sheets for a test: a person who has never seen the pictures names each one. */
export function drawBlindSheets(sprites: readonly NamedSprite[], seed: number): BlindSheet[] {
  return families(sprites).flatMap(([family, all]) => {
    const pages = pagesOf(shuffled(all, seed));
    return pages.map((page, index) => {
      const shown = shuffled(page, seed + index);
      return {
        name: pages.length === 1 ? family : `${family}-${index + 1}`,
        picture: drawNumbered(shown),
        key: Object.fromEntries(shown.map(({ name }, place) => [String(place + 1), name])),
      };
    });
  });
}
