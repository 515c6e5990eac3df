import { thingKind } from './thing-kind.ts';

/** What stands on the farm to be read, or to show a message on. */
export const SIGNS = [
  thingKind('sign', ['there'], { blocksWhen: ['there'] }),
  thingKind('board', ['there'], { blocksWhen: ['there'] }),
];
