import { thingKind } from './thing-kind.ts';

/** Things to read, or to show a message on. */
export const SIGNS = [
  thingKind('sign', ['there'], { blocksWhen: ['there'] }),
  thingKind('board', ['there'], { blocksWhen: ['there'] }),
];
