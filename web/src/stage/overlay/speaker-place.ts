import './bubble.css';
import type { World } from '@hopcode/engine/world/world';
import { type Camera, cornerOfCell, nativeToView, type Point, type Size, TILE } from '../camera.ts';
import { type BoxPlace, type Kept, placeBox } from './placing.ts';

/** The contents of the picture. `player` is the native point of the character's cell. */
export type Scene = {
  readonly camera: Camera;
  readonly view: Size;
  readonly player: Point;
  readonly things: World['things'];
};

/**
 * The cost of each covered pixel: of the character or the speaker, of a button over the farm, and of a thing nearby.
 */
const OF_SPEAKER = 20;
const OF_BUTTON = 10;
const OF_NEIGHBOUR = 1;

/** The buttons over the farm; their positions are relative to the picture. */
const buttonsOver = (root: HTMLElement): Kept[] => {
  const { left, top } = root.getBoundingClientRect();
  return [...root.ownerDocument.querySelectorAll('[data-over-farm]')].map((button) => {
    const box = button.getBoundingClientRect();
    return {
      left: box.left - left,
      top: box.top - top,
      width: box.width,
      height: box.height,
      cost: OF_BUTTON,
    };
  });
};

/**
 * The position of a speech box near the cell whose native point is `corner`. The box covers as little as possible of
 * what the learner looks at. `side` is the current side of the box. With `spares`, the box also avoids things to pick
 * up and X marks.
 */
export const speakerPlace = (
  root: HTMLElement,
  { camera, view, player, things }: Scene,
  corner: Point,
  box: Size,
  { side, spares }: { readonly side?: string; readonly spares?: string },
): BoxPlace => {
  const cell = TILE * camera.scale;
  const keep = (native: Point, cost: number): Kept => {
    const { x, y } = nativeToView(camera, native);
    return { left: x, top: y, width: cell, height: cell, cost };
  };
  // Only people and animals have a facing direction.
  const neighbours = things.filter(
    ({ facing, state }) => (spares || facing !== undefined) && state === 'there',
  );
  const { x, y } = nativeToView(camera, corner);
  const kept = [
    keep(player, OF_SPEAKER),
    keep(corner, OF_SPEAKER),
    ...neighbours.map(({ position }) => keep(cornerOfCell(position), OF_NEIGHBOUR)),
    ...buttonsOver(root),
  ];
  return placeBox({ x: x + cell / 2, y }, cell, box, view, kept, side);
};
