import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { cellAt, type Point } from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import type { GameViewOptions } from './game-view.ts';
import type { GestureHandlers } from './gestures.ts';
import type { Scenario } from './scenario.ts';
import type { Show } from './show.ts';

type Parts = Pick<GameViewOptions, 'onCell' | 'onHover'> & {
  readonly control: CameraControl;
  readonly scenario: Pick<Scenario, 'isBusy'>;
  readonly show: Pick<Show, 'redraw' | 'wake'>;
};

export type Pointer = {
  readonly handlers: GestureHandlers;
  /** Call when the picture has changed: the cell under the pointer is then reported again, even if it is the same. */
  readonly forget: () => void;
};

/** Pointer input. The pointer can always move the camera, but it reports and chooses cells only while nothing plays. */
export const createPointer = ({ control, scenario, show, onCell, onHover }: Parts): Pointer => {
  let over: Position | undefined | 'unknown' = 'unknown';

  const cellUnder = (at: Point) =>
    scenario.isBusy() ? undefined : cellAt(control.camera(), at, control.setting().map);

  const hover = (cell: Position | undefined) => {
    if (cell === over || (cell && over && over !== 'unknown' && samePosition(cell, over))) return;
    over = cell;
    onHover?.(cell);
  };

  return {
    forget: () => {
      over = 'unknown';
    },
    handlers: {
      onDrag: (by) => {
        control.drag(by);
        show.redraw();
      },
      onRelease: (speed) => {
        control.release(speed);
        show.wake();
      },
      onZoom: (factor, at) => {
        control.zoom(factor, at);
        show.redraw();
      },
      onTap: (at) => {
        const cell = cellUnder(at);
        if (cell) onCell?.(cell);
      },
      onHover: (at) => hover(at && cellUnder(at)),
    },
  };
};
