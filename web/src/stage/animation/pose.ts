import type { Sky } from '@hopcode/engine/formats/reaction';
import type { Change } from '@hopcode/engine/world/change';
import type { FacingName, Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';
import { cornerOfCell, type Point, TILE } from '../camera.ts';
import type { Frame, Motion } from '../playback/playhead.ts';
import { arc, between, clampProgress, easeOut, phaseOf, tremble } from './curves.ts';

/**
 * How the character is drawn. Positions are in whole native pixels and refer to the top left corner of the character's
 * cell.
 */
export type PlayerPose = {
  readonly x: number;
  readonly y: number;
  readonly facing: FacingName;
  /**
   * The frame of the walk animation, 0 to 3; the character stands still in 0 and 2. In frame 4, avatars with a picture
   * for waving raise an arm, and the others stand.
   */
  readonly stride: number;
  /** Pixels above the ground. */
  readonly lift: number;
  /** Whether the character is breathing out: its head is then one pixel lower. */
  readonly sunk: boolean;
};

/** How a thing is drawn during a change. Things without a pose are drawn by their state. */
export type ThingPose = {
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  readonly opacity: number;
  /** The frame of the walk animation of a thing with a facing direction, 0 to 3. */
  readonly stride: number;
};

/** A sky above the farm, and how strongly it is shown, from 0 to 1. */
export type ShownSky = { readonly sky: Sky; readonly strength: number };

/** A spark that flies away from the character when the score of a goal rises. The position is in native pixels. */
export type Sparkle = { readonly x: number; readonly y: number; readonly age: number };

export type Pose = {
  readonly player: PlayerPose;
  readonly world: World;
  readonly things: ReadonlyMap<number, ThingPose>;
  readonly sparkles: readonly Sparkle[];
  /** One sky, or two while the sky changes. */
  readonly skies: readonly ShownSky[];
};

export type PoseOptions = {
  /** The time of the idle clock in milliseconds, for the breathing animation. */
  readonly clock: number;
  /** Whether the user wants reduced motion. Then everything is at its end position, and no animation repeats. */
  readonly still: boolean;
};

const BREATH_MS = 600;
const NUDGE = 4;
const TURN_HOP = 2;
const SPEAK_HOP = 3;
/** A character that speaks hops during this share of the beat. */
const SPEAK_SHARE = 0.15;
const POP_RISE = 11;
const POP_MS = 400;
const DROP = 6;
const APPEAR_MS = 300;
const BLINK_MS = 60;
const HANDLE_HOP = 2;
/** How high an animal jumps when it turns. The jump makes a dance visible. */
const LOOK_HOP = 7;
const HANDLE_MS = 250;
const SPARKLE_MS = 500;
const SPARKLE_REACH = 13;
const SPARKLES = 8;

// Alternates the left and the right foot. Each step first shows one foot in front, then both feet together.
const strideOf = (steps: number, progress: number): number => {
  if (progress >= 1) return 0;
  const odd = steps % 2 === 1;
  if (progress < 0.5) return odd ? 1 : 3;
  return odd ? 2 : 0;
};

/** A small movement towards a cell and back. */
const nudged = (from: Point, at: Position, progress: number): Point => {
  const to = cornerOfCell(at);
  const reach = Math.round(NUDGE * arc(progress));
  return { x: from.x + Math.sign(to.x - from.x) * reach, y: from.y + Math.sign(to.y - from.y) * reach };
};

const standing = (world: World, sunk: boolean): PlayerPose => ({
  ...cornerOfCell(world.player.position),
  facing: world.player.facing,
  stride: 0,
  lift: 0,
  sunk,
});

/** All running changes: the change of this beat, and the changes that run at the same time. */
const motionsOf = ({ before, change, progress, beside = [] }: Frame): readonly Motion[] =>
  change ? [{ change, before, progress }, ...beside] : beside;

/** Whether a change moves the character itself. */
const isOwn = (change: Change): boolean => {
  switch (change.type) {
    case 'moved':
    case 'turned':
      return true;
    case 'bumped':
    case 'said':
      return change.by === undefined;
    // These changes affect things or numbers, not the character. A new kind of change must be added here, or this
    // function does not compile.
    case 'thing-changed':
    case 'counted':
    case 'scored':
    case 'reacted':
    case 'told':
    case 'sky-changed':
      return false;
  }
};

const playerPose = (frame: Frame, { clock, still }: PoseOptions): PlayerPose => {
  const { after } = frame;
  const calm = standing(after, false);
  if (still) return calm;
  if (frame.failing) return { ...calm, x: calm.x + tremble(frame.progress) };
  const motion = motionsOf(frame).find(({ change }) => isOwn(change));
  const isIdle = !frame.change || frame.progress >= 1;
  if (!motion || motion.progress >= 1)
    return isIdle ? { ...calm, sunk: phaseOf(clock, BREATH_MS, 2) === 1 } : calm;
  const { before, change, progress } = motion;
  const from = cornerOfCell(before.player.position);
  switch (change.type) {
    case 'moved':
      return {
        ...calm,
        x: between(from.x, calm.x, progress),
        y: between(from.y, calm.y, progress),
        stride: strideOf(frame.steps, progress),
      };
    case 'bumped':
      return { ...calm, ...nudged(from, change.at, progress) };
    case 'turned':
      return { ...calm, lift: Math.round(TURN_HOP * arc(progress)) };
    case 'said':
      return { ...calm, lift: Math.round(SPEAK_HOP * arc(progress / SPEAK_SHARE)) };
    default:
      return calm;
  }
};

type ThingChange = Extract<Change, { type: 'thing-changed' }>;

const thingPose = (change: ThingChange, age: number, frame: Frame): ThingPose | undefined => {
  const thing = frame.after.things[change.id];
  if (!thing) return undefined;
  const place = cornerOfCell(thing.position);
  // A thing whose state and position change together does not slide: it appears at the new position.
  if (change.position && !change.state) {
    // A pushed thing moves during the beat of its change.
    const motion = motionsOf(frame).find((running) => running.change === change);
    const from = motion?.before.things[change.id];
    if (!motion || !from) return undefined;
    const start = cornerOfCell(from.position);
    return {
      x: between(start.x, place.x, motion.progress),
      y: between(start.y, place.y, motion.progress),
      lift: 0,
      opacity: 1,
      stride: strideOf(thing.position[0] + thing.position[1], motion.progress),
    };
  }
  if (change.state === 'gone' || change.state === 'hidden') {
    if (age >= POP_MS) return undefined;
    const part = age / POP_MS;
    return {
      ...place,
      lift: Math.round(POP_RISE * easeOut(part)),
      opacity: clampProgress((1 - part) * 2),
      stride: 0,
    };
  }
  // A planted crop was hidden before. So it also appears, although its new state is not `there`.
  const motion = motionsOf(frame).find((running) => running.change === change);
  const wasHidden = motion?.before.things[change.id]?.state === 'hidden';
  if (change.state === 'there' || wasHidden) {
    if (age >= APPEAR_MS) return undefined;
    const part = age / APPEAR_MS;
    return {
      ...place,
      lift: Math.round(DROP * (1 - easeOut(part))),
      opacity: phaseOf(age, BLINK_MS, 2) === 0 ? 0.35 + part / 2 : 1,
      stride: 0,
    };
  }
  if (age >= HANDLE_MS) return undefined;
  const hop = change.facing === undefined ? HANDLE_HOP : LOOK_HOP;
  return { ...place, lift: Math.round(hop * arc(age / HANDLE_MS)), opacity: 1, stride: 0 };
};

/** The pose of a helper that bumps into an obstacle. */
const bumpingThings = (frame: Frame): [number, ThingPose][] =>
  motionsOf(frame).flatMap(({ change, progress }): [number, ThingPose][] => {
    if (change.type !== 'bumped' || change.by === undefined) return [];
    const thing = frame.after.things[change.by];
    if (!thing) return [];
    const place = nudged(cornerOfCell(thing.position), change.at, progress);
    return [[change.by, { ...place, lift: 0, opacity: 1, stride: 0 }]];
  });

const sparklesOf = (frame: Frame): Sparkle[] => {
  const scored = frame.effects.find(({ change }) => change.type === 'scored');
  if (!scored || scored.age >= SPARKLE_MS || scored.age < 0) return [];
  const by = scored.by === undefined ? undefined : frame.after.things[scored.by];
  const { x, y } = cornerOfCell((by ?? frame.after.player).position);
  const age = scored.age / SPARKLE_MS;
  const reach = SPARKLE_REACH * easeOut(age);
  return Array.from({ length: SPARKLES }, (_, index) => {
    const angle = (index / SPARKLES) * Math.PI * 2;
    return {
      x: Math.round(x + TILE / 2 + Math.cos(angle) * reach),
      y: Math.round(y + TILE / 2 + Math.sin(angle) * reach),
      age,
    };
  });
};

const skiesOf = ({ before, after, change, progress }: Frame, still: boolean): ShownSky[] => {
  const now = { sky: after.sky, strength: 1 };
  if (still || change?.type !== 'sky-changed' || progress >= 1) return [now];
  return [
    { sky: before.sky, strength: 1 - progress },
    { ...now, strength: progress },
  ];
};

/**
 * The positions of everything in a frame of a playback. Pure: the same frame and clock give the same pose, so a jump to
 * a moment shows the same picture as playing up to it. All positions are whole native pixels.
 */
export const poseOf = (frame: Frame, options: PoseOptions): Pose => {
  const things = new Map<number, ThingPose>();
  if (!options.still) {
    for (const [id, pose] of bumpingThings(frame)) things.set(id, pose);
    for (const { change, age } of frame.effects) {
      if (change.type !== 'thing-changed' || things.has(change.id)) continue;
      const pose = thingPose(change, age, frame);
      if (pose) things.set(change.id, pose);
    }
  }
  return {
    player: playerPose(frame, options),
    world: frame.after,
    things,
    sparkles: options.still ? [] : sparklesOf(frame),
    skies: skiesOf(frame, options.still),
  };
};

/** A frame that shows a world in which nothing moves. */
export const restingFrame = (world: World): Frame => ({
  before: world,
  after: world,
  progress: 1,
  failing: false,
  effects: [],
  steps: 0,
});
