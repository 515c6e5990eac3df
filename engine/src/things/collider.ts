import { isMark, type Thing } from '../world/world.ts';

/** Things that stop the character while they are there. Collectables and marks do not. */
const COLLIDERS: readonly string[] = ['rock', 'barrel', 'chest', 'oven', 'shelf', 'wineRack', 'tray'];
/** Things that stop the character only while they are closed. */
const DOORS: readonly string[] = ['door', 'gate'];

/** Whether a thing on a cell keeps the character out of it (game.md section 5, 'non-walkable colliders'). */
export const isCollider = (thing: Thing | undefined): boolean => {
  if (!thing || isMark(thing.type) || thing.state === 'gone' || thing.state === 'hidden') return false;
  if (DOORS.includes(thing.type)) return thing.state !== 'open';
  return COLLIDERS.includes(thing.type);
};
