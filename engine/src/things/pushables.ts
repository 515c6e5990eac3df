import { thingKind } from './thing-kind.ts';

const heavy = { pushable: true, blocksWhen: ['there'] } as const;

/** What `push` can move; all of it stands in the way until then. */
export const PUSHABLES = [
  thingKind('rock', ['there'], heavy),
  thingKind('crate', ['there'], heavy),
  thingKind('haybale', ['there'], heavy),
];
