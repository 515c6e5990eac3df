import { arc } from './curves.ts';
import type { PlayerPose } from './pose.ts';

/** The duration of the greeting, in milliseconds. */
export const GREETING_MS = 2400;

const WAVE_MS = 300;
const HOP = 3;
/** The frame of the character with a raised arm; see `PlayerPose`. */
const ARM_UP = 4;

/** The pose of a character that has been greeting for `ms` milliseconds. It hops, and then waves an arm. */
export const greeting = (pose: PlayerPose, ms: number): PlayerPose => ({
  ...pose,
  stride: Math.floor(ms / WAVE_MS) % 2 ? ARM_UP : 0,
  lift: Math.round(HOP * arc(ms / WAVE_MS)),
  sunk: false,
});
