// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { listenForGestures, releaseSpeed, wheelFactor } from './gestures.ts';

const listen = () => {
  const view = document.createElement('div');
  const element = document.createElement('canvas');
  element.setPointerCapture = () => {};
  view.append(element);
  const heard: string[] = [];
  const stop = listenForGestures(element, view, {
    onDrag: ({ x, y }) => heard.push(`drag ${x},${y}`),
    onRelease: ({ x, y }) => (x === 0 && y === 0 ? 0 : heard.push(`release ${x},${y}`)),
    onZoom: (factor, { x, y }) => heard.push(`zoom ${factor.toFixed(2)} at ${x},${y}`),
    onTap: ({ x, y }) => heard.push(`tap ${x},${y}`),
    onHover: (at) => heard.push(at ? `hover ${at.x},${at.y}` : 'hover none'),
  });
  const pointer = (type: string, x: number, y: number, pointerId = 1, pointerType = 'mouse') =>
    element.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType, button: 0 }),
    );
  return { element, heard, pointer, stop };
};

describe('listenForGestures', () => {
  it('counts a short press as a tap, even with a shaky hand', () => {
    const { heard, pointer } = listen();
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 13, 12);
    pointer('pointerup', 13, 12);
    expect(heard).toEqual(['tap 13,12']);
  });

  it('includes the first pixels of a drag', () => {
    const { heard, pointer } = listen();
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 14, 10);
    pointer('pointermove', 30, 10);
    pointer('pointermove', 35, 15);
    pointer('pointerup', 35, 15);
    expect(heard).toEqual(['drag 20,0', 'drag 5,5']);
  });

  it('a pinch with two fingers is not a tap', () => {
    const { heard, pointer } = listen();
    pointer('pointerdown', 0, 0, 1, 'touch');
    pointer('pointerdown', 100, 0, 2, 'touch');
    pointer('pointermove', 200, 0, 2, 'touch');
    pointer('pointerup', 200, 0, 2, 'touch');
    pointer('pointerup', 0, 0, 1, 'touch');
    expect(heard).toEqual(['drag 50,0', 'zoom 2.00 at 100,0']);
  });

  it('hovers with a mouse, never with a finger', () => {
    const { heard, pointer } = listen();
    pointer('pointermove', 5, 6);
    pointer('pointermove', 7, 8, 3, 'touch');
    pointer('pointerleave', 0, 0);
    expect(heard).toEqual(['hover 5,6', 'hover none']);
  });

  it('ignores a press that the browser took over', () => {
    const { heard, pointer } = listen();
    pointer('pointerdown', 10, 10);
    pointer('pointercancel', 10, 10);
    expect(heard).toEqual([]);
  });

  it('keeps the page from scrolling with the wheel', () => {
    const { element, heard, stop } = listen();
    const wheel = () => new WheelEvent('wheel', { deltaY: -100, cancelable: true });
    const event = wheel();
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    stop();
    element.dispatchEvent(wheel());
    expect(heard).toHaveLength(1);
  });
});

describe('wheelFactor', () => {
  it.each([
    ['one notch up enlarges by a sixth', { deltaY: -100, deltaMode: 0, ctrlKey: false }, 1.16],
    ['one notch down undoes it', { deltaY: 100, deltaMode: 0, ctrlKey: false }, 1 / 1.16],
    ['three lines are a notch', { deltaY: -3, deltaMode: 1, ctrlKey: false }, 1.16],
    ['a pinch on a trackpad is stronger', { deltaY: -10, deltaMode: 0, ctrlKey: true }, 1.105],
  ])('%s', (_, event, factor) => {
    expect(wheelFactor(event)).toBeCloseTo(factor, 2);
  });
});

describe('releaseSpeed', () => {
  const trail = [
    { at: { x: 0, y: 0 }, time: 0 },
    { at: { x: 100, y: 0 }, time: 950 },
    { at: { x: 140, y: 20 }, time: 990 },
  ];
  it.each([
    ['of the last moments', 1000, { x: 1, y: 0.5 }],
    ['zero after holding still', 1200, { x: 0, y: 0 }],
  ])('%s', (_, now, speed) => {
    expect(releaseSpeed(trail, now)).toEqual(speed);
  });
});
