import { thingKind } from './thing-kind.ts';

const heavy = { pushable: true, blocksWhen: ['there'] } as const;

/** Things that `push` can move; they block the character. */
export const PUSHABLES = [
  thingKind('rock', ['there'], heavy),
  thingKind('crate', ['there'], heavy),
  thingKind('haybale', ['there'], heavy),
];
