import { thingKind } from './thing-kind.ts';

const road = { carries: true, appearsAfter: ['build'] } as const;
const house = { blocksWhen: ['there'], appearsAfter: ['build'] } as const;

/** Hidden placeholders that `build` turns into a walkable structure or a house (game.md section 4). */
export const STRUCTURES = [
  thingKind('bridge', ['there'], road),
  thingKind('grainStack', ['there'], road),
  thingKind('woodRoad', ['there'], road),
  thingKind('stoneRoad', ['there'], road),
  thingKind('chickenHouseSmallRed', ['there'], house),
  thingKind('chickenHouseSmallBlue', ['there'], house),
  thingKind('chickenHouseBigGreen', ['there'], house),
  thingKind('chickenHouseBigOrange', ['there'], house),
];
