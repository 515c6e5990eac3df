import { lookOf, type ThingLook } from '@hopcode/art/map/thing-look';
import type { Level } from '@hopcode/engine/formats/level';
import type { Thing } from '@hopcode/engine/world/world';
import { phaseOf } from '../animation/curves.ts';
import type { Pose } from '../animation/pose.ts';
import type { Atlas } from '../atlas.ts';
import { TILE } from '../camera.ts';
import { type Brush, frameLeft, offsetOf } from './brush.ts';

const BOB_MS = 600;
/** The maximum number of tiles by which a sprite outside the window extends into it. */
export const REACH = 4;

export type ThingsOptions = { readonly pose: Pose; readonly clock: number; readonly still: boolean };

/** A standing thing that must be drawn in order. `baseline` is the native y just below the thing's feet. */
export type StandingThing = { readonly id: number; readonly look: ThingLook; readonly baseline: number };

export type ThingPainter = {
  /** The visible things in the window of the brush: flat ones and standing ones. */
  readonly visible: (
    brush: Brush,
    pose: Pose,
  ) => { readonly flat: StandingThing[]; readonly standing: StandingThing[] };
  readonly paint: (brush: Brush, thing: StandingThing, options: ThingsOptions) => void;
};

/** Draws the things of a level in any world. */
export const createThingPainter = (level: Level, atlas: Atlas): ThingPainter => {
  const has = (name: string) => atlas.sprite(name) !== undefined;
  // Worlds share the objects of unchanged things, so each look is computed only once.
  const looks = new WeakMap<Thing, { readonly look: ThingLook | undefined }>();

  const lookFor = (id: number, thing: Thing): ThingLook | undefined => {
    const known = looks.get(thing);
    if (known) return known.look;
    const item = level.items[id];
    const look = item && lookOf(item, thing, has);
    looks.set(thing, { look });
    return look;
  };

  const isNear = ({ window }: Brush, look: ThingLook): boolean =>
    look.pieces.some(({ col, row }) => {
      const x = col * TILE - window.x;
      const y = row * TILE - window.y;
      const reach = REACH * TILE;
      return x > -reach && y > -reach && x < window.width + reach && y < window.height + reach;
    });

  return {
    visible: (brush, pose) => {
      const flat: StandingThing[] = [];
      const standing: StandingThing[] = [];
      for (const [id, thing] of pose.world.things.entries()) {
        const unseen = thing.state === 'gone' || thing.state === 'hidden';
        if (unseen && !pose.things.has(id)) continue;
        const look = lookFor(id, thing);
        if (!look || !isNear(brush, look)) continue;
        const baseline = (pose.things.get(id)?.y ?? thing.position[1] * TILE) + TILE;
        (look.flat ? flat : standing).push({ id, look, baseline });
      }
      return { flat, standing };
    },

    paint: (brush, { id, look }, { pose, clock, still }) => {
      const moved = pose.things.get(id);
      const opacity = moved?.opacity ?? 1;
      if (opacity < 1) brush.context.globalAlpha = opacity;
      for (const { sprite, col, row } of look.pieces) {
        const what = atlas.sprite(sprite);
        if (!what) continue;
        const follows = moved !== undefined && look.pieces.length === 1;
        const x = follows ? moved.x : col * TILE;
        const y = follows ? moved.y : row * TILE;
        const bob = look.loose && !still && !moved ? phaseOf(clock, BOB_MS, 2, offsetOf(col, row)) : 0;
        if (look.loose) brush.named('marker/shadow', x, y);
        const left = look.walks
          ? what.x + ((moved?.stride ?? 0) % (what.frames ?? 1)) * what.w
          : frameLeft(what, still ? 0 : clock, offsetOf(col, row));
        brush.sprite(what, x, y - (moved?.lift ?? bob), left);
      }
      if (opacity < 1) brush.context.globalAlpha = 1;
    },
  };
};
