import { PROPS, type PropName } from '@hopcode/engine/formats/tilesets';
import type { ThingState } from '@hopcode/engine/things/thing-state';

/** Where a gift can be: `water` is for animals that swim. */
type Ground = 'land' | 'water';

/** What a gift is on the map: scenery, or a thing that commands can use. */
type GiftShape =
  | { readonly prop: PropName }
  | { readonly thing: string; readonly state?: ThingState; readonly tiles?: number; readonly text?: string };

type Special = { readonly big?: true; readonly ground?: Ground };
export type GiftKind = GiftShape & Special;

const prop = (name: PropName, special: Special = {}): GiftKind => ({ prop: name, ...special });
const thing = (
  name: string,
  special: Special & { readonly state?: ThingState; readonly tiles?: number } = {},
): GiftKind => ({ thing: name, ...special });

/** Everything that a level can bring to the learner's own farm. The names of these gifts are in `farm.json`. */
export const GIFT_KINDS = {
  'pink-flowers': prop('flower-pink'),
  'yellow-flowers': prop('flower-yellow'),
  'purple-flowers': prop('flower-purple'),
  'cream-flowers': prop('flower-cream'),
  mushrooms: prop('mushrooms-wild'),
  pebbles: prop('pebbles'),
  bush: prop('bush'),
  'berry-bush': prop('bush-berry'),
  'leaf-tree': prop('tree-leaf'),
  'apple-tree': prop('tree-apple'),
  'orange-tree': prop('tree-orange'),
  'pine-tree': prop('tree-pine'),
  'blossom-tree': prop('tree-blossom'),
  'autumn-tree': prop('tree-autumn'),
  stump: prop('stump'),
  boulder: prop('boulder'),
  carrots: thing('carrotCrop', { state: 'wet' }),
  tomatoes: thing('tomatoCrop', { state: 'wet' }),
  cabbages: thing('cabbageCrop', { state: 'wet' }),
  wheat: thing('wheatCrop', { state: 'wet' }),
  corn: thing('cornCrop', { state: 'wet' }),
  pumpkins: thing('pumpkinCrop', { state: 'wet' }),
  radishes: thing('radishCrop', { state: 'wet' }),
  berta: thing('berta'),
  hen: thing('hen'),
  duck: thing('duck', { ground: 'water' }),
  cow: thing('cow'),
  sheep: thing('sheep'),
  cat: thing('cat'),
  lily: prop('lily-flower', { ground: 'water' }),
  beehive: prop('beehive'),
  barrel: thing('barrel', { state: 'filled' }),
  haybale: thing('haybale'),
  crate: thing('crate'),
  rock: thing('rock'),
  chest: thing('chest'),
  oven: thing('oven'),
  shelf: thing('shelf'),
  flag: thing('flag', { state: 'filled' }),
  sign: { thing: 'sign', text: 'my-farm' },
  gate: thing('gate'),
  scarecrow: prop('scarecrow'),
  lantern: prop('lantern'),
  well: prop('well'),
  'grain-stack': thing('grainStack'),
  coop: thing('chickenHouseSmallBlue', { tiles: 2, big: true }),
  windmill: prop('windmill', { big: true }),
  barn: prop('barn', { big: true }),
  stall: prop('market-stall', { big: true }),
  cabin: prop('house-forest', { big: true }),
  workshop: prop('house-green', { big: true }),
  library: prop('house-blue', { big: true }),
  stable: thing('chickenHouseBigOrange', { tiles: 3, big: true }),
} as const satisfies Record<string, GiftKind>;

export type GiftName = keyof typeof GIFT_KINDS;
export const GIFT_NAMES = Object.keys(GIFT_KINDS) as readonly GiftName[];

/** The gift of a required level without a gift in the course's file. */
export const USUAL_GIFT: GiftName = 'yellow-flowers';
/** The value for an extra without a gift in the course's file. It brings nothing, because the farm is full. */
export const NO_GIFT = '';

export const isGiftName = (name: string): name is GiftName => Object.hasOwn(GIFT_KINDS, name);

export const giftKind = (name: GiftName): GiftKind => GIFT_KINDS[name];

/** Whether a gift is a big reward. Only boss levels bring big gifts. */
export const isBig = (name: GiftName): boolean => giftKind(name).big === true;

/** Width and height of a gift, in tiles. */
export const footprintOf = (kind: GiftKind): readonly [number, number] =>
  'prop' in kind ? PROPS[kind.prop].footprint : [kind.tiles ?? 1, 1];
