import type { GoalAction } from '../formats/level.ts';
import { askGoal } from './ask.ts';
import { assignGoal } from './assign.ts';
import { buildGoal } from './build.ts';
import { closeGoal } from './close.ts';
import { collectGoal } from './collect.ts';
import { combineGoal } from './combine.ts';
import { compareGoal } from './compare.ts';
import { displayGoal } from './display.ts';
import { fileGoal } from './file.ts';
import type { GoalKind } from './goal-kind.ts';
import { openGoal } from './open.ts';
import { placeGoal } from './place.ts';
import { plantGoal } from './plant.ts';
import { pushGoal } from './push.ts';
import { reachGoal } from './reach.ts';
import { readGoal } from './read.ts';
import { speakGoal } from './speak.ts';
import { waterGoal } from './water.ts';
import { writeGoal } from './write.ts';

/** Every kind of goal the engine can judge. A test compares the list with the files of this folder. */
export const GOAL_KINDS: readonly GoalKind[] = [
  collectGoal,
  speakGoal,
  reachGoal,
  assignGoal,
  compareGoal,
  buildGoal,
  waterGoal,
  writeGoal,
  readGoal,
  displayGoal,
  askGoal,
  pushGoal,
  openGoal,
  closeGoal,
  placeGoal,
  plantGoal,
  combineGoal,
  fileGoal,
];

const BY_ACTION: ReadonlyMap<GoalAction, GoalKind> = new Map(GOAL_KINDS.map((kind) => [kind.action, kind]));

export const goalKindOf = (action: GoalAction): GoalKind | undefined => BY_ACTION.get(action);
