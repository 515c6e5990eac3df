import type { Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { createBoard, isWalkableGround, thingsAt, type World } from '@hopcode/engine/world/world';
import type { ZoomStep } from './camera.ts';
import type { Happening } from './describe.ts';
import type { GameView } from './game-view.ts';
import { createTileCursor } from './tile-cursor.ts';

type Parts = {
  readonly view: GameView;
  /** The level on whose map the user can choose cells; undefined while cells cannot be chosen. */
  readonly level: () => Level | undefined;
  readonly onCell: (cell: Position) => void;
  readonly narrate: (happening: Happening) => void;
};

export type StageKeys = {
  /** Call when the picture has changed: removes the tile cursor. */
  readonly forget: () => void;
  readonly stop: () => void;
};

/** The keys that zoom the camera (game.md section 9) or return it to the base zoom. */
const ZOOM_KEYS: Readonly<Record<string, ZoomStep>> = {
  PageUp: 'in',
  PageDown: 'out',
  Home: 'home',
};

const holdsOf = (level: Level, world: World, cell: Position) => {
  if (samePosition(world.player.position, cell)) return 'player';
  if (thingsAt(world, cell).length > 0) return 'things';
  return isWalkableGround(createBoard(level), cell) ? 'free' : 'blocked';
};

/** Handles the keys that are pressed on the stage: zoom, and a tile cursor while the user can choose cells. */
export const listenForKeys = (root: HTMLElement, { view, level, onCell, narrate }: Parts): StageKeys => {
  const stop = new AbortController();
  const cursor = createTileCursor({
    size: () => {
      const shown = level();
      return shown && mapSize(shown.map);
    },
    from: () => view.position().position,
    onMove: (cell) => {
      view.setCursor(cell);
      const shown = level();
      const world = view.world();
      if (shown && world) narrate({ kind: 'cell', position: cell, holds: holdsOf(shown, world, cell) });
    },
    onHide: () => view.setCursor(undefined),
    onChoose: (cell) => {
      if (!view.isBusy()) onCell(cell);
    },
  });

  const press = (key: string): boolean => {
    const step = ZOOM_KEYS[key];
    if (step) view.zoom(step);
    return step !== undefined || cursor.press(key);
  };

  root.tabIndex = 0;
  root.addEventListener(
    'keydown',
    (event) => {
      const isOurs = event.target === root && !event.altKey && !event.ctrlKey && !event.metaKey;
      if (isOurs && press(event.key)) event.preventDefault();
    },
    { signal: stop.signal },
  );
  return { forget: cursor.forget, stop: () => stop.abort() };
};
