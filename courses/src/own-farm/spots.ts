import type { Position } from '@hopcode/engine/world/geometry';
import type { GiftName } from './gift-kinds.ts';

/**
 * Where gifts go until the learner moves them: a letter for each tile of the farm `my-farm`. Gifts with a letter fill
 * the tiles of that letter from the top left. If none of these tiles is free, a gift goes to the first free tile of
 * `ANYWHERE`, then of `SPARE`. The paths and the empty field stay free (`#`). No gift starts on a tile with `_`,
 * because the library (`O`) covers these tiles too.
 */
const PLAN = `
f####.##f##f##f##.#f#Q##Q##Q
####f####.##f##f##.##.#Q##Q#
T....fT..T..T......f#Q###Q##
....f___..f..f......#Q##Q##Q
T....O__.f..f...W..f.f.....f
.b.##....w.v..f.f##gg.fK....
b.h##lh#h####hhfl##.lX......
############################
############################
.f.f##l#..##.#..l##l######.f
f.T.##.CCCCCC.g.g#########.n
f...##.CCCCCC.c.c#########.g
....##.CCCCCC..c.#########.g
B...##.CCCCCC.S..##########g
gggg##.####...l..##.####...f
T.f.##bbfb.b.F...##T.fT.foTl`;
const ANYWHERE = 'f';
const SPARE = '.';

const LETTERS: Readonly<Partial<Record<string, readonly GiftName[]>>> = {
  T: ['leaf-tree', 'apple-tree', 'orange-tree', 'pine-tree', 'blossom-tree', 'autumn-tree'],
  C: ['carrots', 'tomatoes', 'cabbages', 'wheat', 'corn', 'pumpkins', 'radishes'],
  Q: ['duck', 'lily'],
  h: ['berta', 'hen', 'cat'],
  c: ['cow', 'sheep'],
  b: ['bush', 'berry-bush', 'beehive'],
  g: ['barrel', 'haybale', 'crate', 'chest', 'shelf', 'grain-stack', 'stump', 'boulder', 'rock', 'gate'],
  l: ['lantern', 'flag', 'sign'],
  n: ['scarecrow'],
  o: ['oven'],
  w: ['well'],
  v: ['coop'],
  W: ['windmill'],
  B: ['barn'],
  X: ['stall'],
  F: ['cabin'],
  K: ['workshop'],
  O: ['library'],
  S: ['stable'],
};

const rows = PLAN.trim().split('\n');

/** All tiles of a letter in the plan, from the top left. */
const tilesOf = (letter: string): readonly Position[] =>
  rows.flatMap((row, y) => [...row].flatMap((one, x): Position[] => (one === letter ? [[x, y]] : [])));

/** Whether the plan keeps a tile free, for example a path, the empty field or a building. */
export const isKeptFree = ([x, y]: Position): boolean => rows[y]?.[x] === '#';

const letterOf = (gift: GiftName): string =>
  Object.keys(LETTERS).find((letter) => LETTERS[letter]?.includes(gift)) ?? ANYWHERE;

/** The tiles where a gift may go, in the order in which to try them. */
export const spotsOf = (gift: GiftName): readonly Position[] => {
  const letter = letterOf(gift);
  const others = [...tilesOf(ANYWHERE), ...tilesOf(SPARE)];
  return letter === ANYWHERE ? others : [...tilesOf(letter), ...others];
};
