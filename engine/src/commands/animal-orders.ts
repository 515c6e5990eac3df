import { ANIMAL_TYPES, type AnimalType } from '../things/animals.ts';
import { applyChange, type Change } from '../world/change.ts';
import { canEnter, isCollider } from '../world/collider.ts';
import {
  ahead,
  type FacingName,
  type Position,
  samePosition,
  turnedAround,
  turnedLeft,
  turnedRight,
} from '../world/geometry.ts';
import { type Board, groundAt, type Thing, thingsAt, type World } from '../world/world.ts';

/** The animals that each first word addresses. */
const CALLS: Readonly<Record<string, readonly AnimalType[]>> = {
  berta: ['berta'],
  hen: ['hen', 'berta'],
  hens: ['hen', 'berta'],
  duck: ['duck'],
  ducks: ['duck'],
  cow: ['cow'],
  cows: ['cow'],
  sheep: ['sheep'],
  cat: ['cat'],
  cats: ['cat'],
  animals: ANIMAL_TYPES,
  everyone: ANIMAL_TYPES,
};

const ORDERS = {
  'turn left': 'left',
  'turn right': 'right',
  'turn around': 'around',
  dance: 'dance',
  walk: 'walk',
  come: 'come',
} as const;
type Order = (typeof ORDERS)[keyof typeof ORDERS];

const isOrder = (text: string): text is keyof typeof ORDERS => Object.hasOwn(ORDERS, text);

/** Reads `Ducks, turn left!` as the ducks and `left`; undefined for every other text. */
const orderOf = (
  text: string,
): { readonly types: readonly AnimalType[]; readonly order: Order } | undefined => {
  const [who = '', ...what] = text.toLowerCase().split(/[\s,.:!?]+/);
  const order = what.filter((word) => word !== '').join(' ');
  const types = Object.hasOwn(CALLS, who) ? CALLS[who] : undefined;
  return types && isOrder(order) ? { types, order: ORDERS[order] } : undefined;
};

/** An animal can enter the same tiles as the character; a duck can also swim. */
const canGo = (board: Board, world: World, animal: Thing, cell: Position): boolean => {
  if (samePosition(cell, world.player.position)) return false;
  if (canEnter(board, world, cell)) return true;
  const ground = groundAt(board, cell);
  return (
    animal.type === 'duck' &&
    (ground === 'water' || ground === 'deep-water') &&
    !thingsAt(world, cell).some((id) => isCollider(world.things[id]))
  );
};

type Look = { readonly id: number; readonly facing: FacingName };

const turned = ({ id, facing }: Look): Change => ({ type: 'thing-changed', id, facing });

/** One step of an animal in the direction of `look`. If the tile there is not free, the animal only turns. */
const stepped = (board: Board, world: World, animal: Thing, look: Look): Change => {
  const [x, y] = ahead(animal.position, look.facing);
  return canGo(board, world, animal, [x, y])
    ? { type: 'thing-changed', id: look.id, facing: look.facing, position: [x, y] }
    : turned(look);
};

/** The directions towards the character; the one with the longer distance comes first. */
const waysTo = ([x, y]: Position, [toX, toY]: Position): FacingName[] => {
  const across: FacingName = toX < x ? 'left' : 'right';
  const along: FacingName = toY < y ? 'up' : 'down';
  const ways: FacingName[] = [];
  if (toX !== x) ways.push(across);
  if (toY !== y) ways.push(along);
  return Math.abs(toY - y) > Math.abs(toX - x) ? ways.reverse() : ways;
};

const come = (board: Board, world: World, id: number, animal: Thing): Change[] => {
  const ways = waysTo(animal.position, world.player.position);
  const open = ways.find((facing) => canGo(board, world, animal, ahead(animal.position, facing)));
  const facing = open ?? ways[0];
  return facing ? [stepped(board, world, animal, { id, facing })] : [];
};

const obey = (board: Board, world: World, id: number, order: Order): Change[] => {
  const animal = world.things[id];
  const facing = animal?.facing;
  if (!animal || !facing) return [];
  switch (order) {
    case 'left':
      return [turned({ id, facing: turnedLeft(facing) })];
    case 'right':
      return [turned({ id, facing: turnedRight(facing) })];
    case 'around':
      return [turned({ id, facing: turnedAround(facing) })];
    case 'dance': {
      const quarter = turnedRight(facing);
      const half = turnedRight(quarter);
      return [quarter, half, turnedRight(half), facing].map((way) => turned({ id, facing: way }));
    }
    case 'walk':
      return [stepped(board, world, animal, { id, facing })];
    case 'come':
      return come(board, world, id, animal);
  }
};

/**
 * The moves of several animals, interleaved: the first move of each animal, then the second move of each, and so on.
 */
const together = (moves: readonly (readonly Change[])[]): Change[] => {
  const most = Math.max(0, ...moves.map(({ length }) => length));
  return Array.from({ length: most }, (_, move) => moves.flatMap((own) => own[move] ?? [])).flat();
};

/**
 * What the animals do in free play when the character says a text such as `Ducks, turn left!`. The first word names the
 * animals. The other words are one of six orders: turn left, turn right, turn around, walk, come (one step) and dance.
 * Other texts change nothing.
 */
export const animalsHear = (board: Board, before: World, text: string): Change[] => {
  const heard = orderOf(text);
  if (!heard) return [];
  let world = before;
  const moves: Change[][] = [];
  for (const [id, { type, state }] of before.things.entries()) {
    if (state !== 'there' || !heard.types.some((called) => called === type)) continue;
    const own = obey(board, world, id, heard.order);
    world = own.reduce(applyChange, world);
    moves.push(own);
  }
  return together(moves);
};
