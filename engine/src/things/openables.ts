import { thingKind } from './thing-kind.ts';

/**
 * What `open` and `close` work on, and nothing else (game.md section 5, 'Open and close'). A door or gate lets
 * the character through while it is open; a chest or oven never does.
 */
export const OPENABLES = [
  thingKind('chest', ['closed', 'open'], { blocksWhen: ['closed', 'open'] }),
  thingKind('oven', ['closed', 'open'], { blocksWhen: ['closed', 'open'] }),
  thingKind('door', ['closed', 'open'], { blocksWhen: ['closed'] }),
  thingKind('gate', ['closed', 'open'], { blocksWhen: ['closed'] }),
];
