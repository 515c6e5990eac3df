import type { Point } from './camera.ts';

/** Gestures with fingers, mouse and trackpad on the picture. Points and distances are in CSS pixels of the view. */
export type GestureHandlers = {
  readonly onDrag: (by: Point) => void;
  /** Called when a drag ends, with its speed in pixels per millisecond. */
  readonly onRelease: (speed: Point) => void;
  readonly onZoom: (factor: number, at: Point) => void;
  readonly onTap: (at: Point) => void;
  readonly onHover: (at: Point | undefined) => void;
};

/** A press that moves less than this many CSS pixels is a tap. */
const TAP_DISTANCE = 6;
/** One notch of a mouse wheel (100 pixels) zooms by about a sixth. A trackpad sends many small values. */
const WHEEL_ZOOM = 0.0015;
const WHEEL_LINE_PIXELS = 33;
const PINCH_WHEEL_ZOOM = 0.01;
/** The speed at the end of a drag depends only on its last moments. */
const SPEED_WINDOW_MS = 80;

type Trail = { readonly at: Point; readonly time: number };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The speed in the last moments of a drag, in pixels per millisecond. */
export const releaseSpeed = (trail: readonly Trail[], now: number): Point => {
  const recent = trail.filter(({ time }) => now - time <= SPEED_WINDOW_MS);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last || last.time - first.time < 8) return { x: 0, y: 0 };
  const ms = last.time - first.time;
  return { x: (last.at.x - first.at.x) / ms, y: (last.at.y - first.at.y) / ms };
};

/** The zoom factor of a wheel event. A pinch on a trackpad arrives as a wheel event with the control key. */
export const wheelFactor = (event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number => {
  const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * WHEEL_LINE_PIXELS;
  return Math.exp(-pixels * (event.ctrlKey ? PINCH_WHEEL_ZOOM : WHEEL_ZOOM));
};

/** A finger, or the mouse with a pressed button, and a time in milliseconds. */
type Press = { readonly id: number; readonly at: Point; readonly time: number };

/**
 * The current presses on the picture and the gesture that they form: one press drags, two zoom, and a press that hardly
 * moves is a tap.
 */
const createPresses = (handlers: GestureHandlers) => {
  const pressed = new Map<number, Point>();
  let start: Point | undefined;
  let moved = false;
  let trail: Trail[] = [];

  const pinch = (id: number, before: Point, at: Point) => {
    const other = [...pressed].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const span = distance(before, other);
    const was = middle(before, other);
    const now = middle(at, other);
    handlers.onDrag({ x: now.x - was.x, y: now.y - was.y });
    if (span > 0) handlers.onZoom(distance(at, other) / span, now);
  };

  return {
    down: ({ id, at, time }: Press) => {
      pressed.set(id, at);
      handlers.onRelease({ x: 0, y: 0 });
      if (pressed.size > 1) moved = true;
      else {
        start = at;
        moved = false;
        trail = [{ at, time }];
      }
    },
    /** Returns false if the pointer is not down. */
    move: ({ id, at, time }: Press): boolean => {
      const before = pressed.get(id);
      if (!before) return false;
      pressed.set(id, at);
      if (pressed.size > 1) {
        pinch(id, before, at);
        return true;
      }
      if (!moved && start && distance(start, at) < TAP_DISTANCE) return true;
      trail.push({ at, time });
      const from = moved ? before : (start ?? before);
      handlers.onDrag({ x: at.x - from.x, y: at.y - from.y });
      moved = true;
      return true;
    },
    up: ({ id, at, time }: Press, cancelled: boolean) => {
      if (!pressed.delete(id) || pressed.size > 0) {
        trail = [];
        return;
      }
      if (cancelled) return;
      if (moved) handlers.onRelease(releaseSpeed(trail, time));
      else handlers.onTap(at);
    },
  };
};

/**
 * Listens for gestures on the picture. Points are relative to the top left corner of `view`, the element that shows it.
 * Returns a function that stops listening.
 */
export const listenForGestures = (
  element: HTMLElement,
  view: HTMLElement,
  handlers: GestureHandlers,
): (() => void) => {
  const presses = createPresses(handlers);
  const stop = new AbortController();
  const { signal } = stop;

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = view.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const pressOf = (event: PointerEvent): Press => ({
    id: event.pointerId,
    at: pointOf(event),
    time: event.timeStamp,
  });
  const onUp = (event: PointerEvent) => presses.up(pressOf(event), event.type === 'pointercancel');

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      presses.down(pressOf(event));
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const press = pressOf(event);
      if (!presses.move(press) && event.pointerType !== 'touch') handlers.onHover(press.at);
    },
    { signal },
  );
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('pointerleave', () => handlers.onHover(undefined), { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      handlers.onZoom(wheelFactor(event), pointOf(event));
    },
    { signal, passive: false },
  );
  return () => stop.abort();
};
