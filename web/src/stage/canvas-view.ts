import type { Position } from '@hopcode/engine/world/geometry';
import { createWorld } from '@hopcode/engine/world/world';
import { centreOfCell, nativeSize, nativeToView, type Setting, TILE } from './camera.ts';
import { createCameraControl } from './camera-control.ts';
import { focusOf } from './focus.ts';
import type { GameView, GameViewOptions, Spot } from './game-view.ts';
import { listenForGestures } from './gestures.ts';
import { createPointer } from './pointer.ts';
import { createScenario } from './scenario.ts';
import { createShow } from './show.ts';

/** The elements of a view. `root` fills its space on the page and contains the other two. */
export type ViewElements = {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly boxes: HTMLElement;
};

const NO_ONE = { position: [0, 0], facing: 'up' } as const;

const viewOf = (root: HTMLElement): Pick<Setting, 'view' | 'deviceRatio'> => ({
  view: { width: Math.max(1, root.clientWidth), height: Math.max(1, root.clientHeight) },
  deviceRatio: window.devicePixelRatio || 1,
});

/** Reports every new size of an element, including the first one. Returns a function that stops the reports. */
const watchSize = (element: HTMLElement, onSize: () => void): (() => void) => {
  const observer = new ResizeObserver(onSize);
  observer.observe(element);
  return () => observer.disconnect();
};

/** The `GameView` on a plain canvas. In a browser without a canvas context the game continues without a picture. */
export const createCanvasView = (elements: ViewElements, options: GameViewOptions): GameView => {
  const { root, canvas, boxes } = elements;
  const control = createCameraControl();
  const scenario = createScenario();
  const show = createShow({ ...options, canvas, boxes, control, scenario });
  const pointer = createPointer({ ...options, control, scenario, show });
  const stopGestures = listenForGestures(canvas, root, pointer.handlers);
  const world = () => scenario.frame()?.after;
  const spotOf = (cell: Position): Spot => ({
    at: nativeToView(control.camera(), centreOfCell(cell)),
    tile: TILE * control.camera().scale,
    view: control.setting().view,
  });
  const player = () => world()?.player ?? NO_ONE;

  const stopWatching = watchSize(root, () => {
    control.resize({ ...control.setting(), ...viewOf(root) });
    show.redraw();
  });

  return {
    load: (level, { avatar }) => {
      scenario.load(createWorld(level));
      const setting = { ...viewOf(root), map: nativeSize(level.map) };
      control.load(setting, level.zoom, centreOfCell(level.start), focusOf(level));
      show.load(level);
      show.setAvatar(avatar);
      pointer.forget();
    },
    setAvatar: show.setAvatar,
    zoom: (step) => {
      control.step(step, centreOfCell(player().position));
      show.redraw();
    },
    play: (playback) => {
      scenario.play(playback);
      control.follow();
      show.clear();
      pointer.forget();
    },
    walk: async (cells) => {
      control.follow();
      show.wake();
      const arrived = await scenario.walk(cells);
      pointer.forget();
      return arrived;
    },
    showPath: (path) => show.mark({ path }),
    setCursor: (cursor) => {
      if (cursor) control.reveal(centreOfCell(cursor));
      show.mark({ cursor });
    },
    speak: (text, over, beside) => {
      show.speak(text, over, beside);
      options.onSpeaker?.(spotOf(over ?? player().position));
    },
    flag: show.flag,
    place: show.place,
    wake: show.wake,
    isBusy: scenario.isBusy,
    world,
    spot: () => spotOf(player().position),
    position: player,
    destroy: () => {
      scenario.stop();
      show.stop();
      stopGestures();
      stopWatching();
    },
  };
};
