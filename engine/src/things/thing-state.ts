/** All states of things; each kind uses some of them. */
export const THING_STATES = [
  'there',
  'gone',
  'hidden',
  'open',
  'closed',
  'empty',
  'filled',
  'wet',
  'planted',
] as const;
export type ThingState = (typeof THING_STATES)[number];
