import { TERRAIN_KINDS, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import { Bitmap } from '../kit/bitmap.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';
import { textWidth, writeTiny } from '../kit/tiny-font.ts';
import type { NamedSprite } from './pack.ts';
import { drawScene } from './scene.ts';

/** Numbered pictures without names, and the name behind each number. */
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

/** The same pictures in another order; the seed decides which. */
const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((entry, index) => ({ entry, place: noise(index, list.length, seed) }))
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

/** A patch of ground as it lies in a meadow. */
function patch(kind: TerrainKind, sprites: readonly NamedSprite[]): Bitmap {
  const ground = ['.....', '.###.', '.###.', '.###.', '.....'].join('\n');
  const scene = { ground: `\n${ground}`, kinds: { '.': 'grass', '#': kind } } as const;
  return drawScene(scene, new Map(sprites.map((sprite) => [sprite.name, sprite])));
}

/** Pictures of a family; a name that only repeats another's picture is left away. */
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

/** What is shown together, by the name of its sheets. */
function families(sprites: readonly NamedSprite[]): readonly (readonly [string, readonly Unnamed[]])[] {
  const props = pictures(sprites, matching(/^prop\/[^/]+$/));
  const isLarge = ({ picture }: Unnamed): boolean => picture.width > 26 || picture.height > 26;
  const things = pictures(sprites, starting('thing/'));
  return [
    ['items', pictures(sprites, starting('item/'))],
    ['things', [...things.filter((thing) => !isLarge(thing)), ...pictures(sprites, matching(/^crop\/.*2$/))]],
    ['scenery', props.filter((prop) => !isLarge(prop))],
    ['large', [...props, ...things].filter(isLarge)],
    ['marks', pictures(sprites, matching(/^(marker|ui|character)\//))],
    ['pictures', pictures(sprites, starting('picture/'))],
    ['faces', pictures(sprites, matching(/^avatar\/.*face$/))],
    ['backs', pictures(sprites, matching(/^avatar\/.*up$/))],
    ['sides', pictures(sprites, matching(/^avatar\/.*right$/))],
    ['fronts', pictures(sprites, matching(/^avatar\/.*down$/))],
    ['grounds', TERRAIN_KINDS.map((kind) => ({ name: kind, picture: patch(kind, sprites) }))],
  ];
}

/** Sheets on which somebody new to the pictures says what each one shows. */
export function drawBlindSheets(sprites: readonly NamedSprite[], seed: number): BlindSheet[] {
  return families(sprites).flatMap(([family, all]) => {
    const mixed = shuffled(all, seed);
    const count = Math.ceil(mixed.length / MOST_ON_A_SHEET);
    const each = Math.ceil(mixed.length / count);
    return Array.from({ length: count }, (_, page) => {
      const shown = mixed.slice(page * each, (page + 1) * each);
      return {
        name: count === 1 ? family : `${family}-${page + 1}`,
        picture: drawNumbered(shown),
        key: Object.fromEntries(shown.map(({ name }, index) => [String(index + 1), name])),
      };
    });
  });
}
