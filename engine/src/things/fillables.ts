import { thingKind } from './thing-kind.ts';

const solid = { blocksWhen: ['empty', 'filled'] } as const;

/**
 * Things that change from empty to filled when an item is placed on them or they are watered (game.md section
 * 4).
 */
export const FILLABLES = [
  thingKind('shelf', ['empty', 'filled'], solid),
  thingKind('wineRack', ['empty', 'filled'], solid),
  thingKind('tray', ['empty', 'filled'], { ...solid, waterable: true }),
  thingKind('barrel', ['empty', 'filled'], { ...solid, waterable: true }),
  thingKind('flag', ['empty', 'filled']),
];
