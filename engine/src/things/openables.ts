import { thingKind } from './thing-kind.ts';

/**
 * The only things that `open` and `close` change (game.md section 5, 'Open and close'). The character can
 * walk through an open door or gate, but never through a chest or oven.
 */
export const OPENABLES = [
  thingKind('chest', ['closed', 'open'], { blocksWhen: ['closed', 'open'] }),
  thingKind('oven', ['closed', 'open'], { blocksWhen: ['closed', 'open'] }),
  thingKind('door', ['closed', 'open'], { blocksWhen: ['closed'] }),
  thingKind('gate', ['closed', 'open'], { blocksWhen: ['closed'] }),
];
