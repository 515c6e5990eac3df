import { thingKind } from './thing-kind.ts';

const solid = { blocksWhen: ['empty', 'filled'] } as const;

/** What goes from empty to filled when something is placed on it, or watered into it (game.md section 4). */
export const FILLABLES = [
  thingKind('shelf', ['empty', 'filled'], solid),
  thingKind('wineRack', ['empty', 'filled'], solid),
  thingKind('tray', ['empty', 'filled'], { ...solid, waterable: true }),
  thingKind('barrel', ['empty', 'filled'], { ...solid, waterable: true }),
  thingKind('flag', ['empty', 'filled']),
];
