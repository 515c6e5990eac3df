import { isCollectable } from '../things/collectables.ts';
import { thingKindOf } from '../things/registry.ts';
import { isMark } from './world.ts';

/** The default picture of a kind of thing. */
export const spriteOfType = (type: string): string => {
  if (isMark(type)) return `marker/${type}`;
  return isCollectable(type) ? `item/${type}` : `thing/${type}`;
};

/** Whether the engine has rules for a type of thing. */
export const isKnownType = (type: string): boolean => isMark(type) || thingKindOf(type) !== undefined;
