// @vitest-environment happy-dom
import type { World } from '@hopcode/engine/world/world';
import { describe, expect, it } from 'vitest';
import { createCountBadges, crowdedCells } from './count-badges.ts';
import { createOverlay } from './overlay.ts';
import { bubbleMs, createSpeechBubble } from './speech-bubble.ts';

const CAMERA = { x: 0, y: 0, scale: 4 };
const VIEW = { width: 800, height: 600 };
const PLAYER = { x: 32, y: 48 };

const setUp = () => {
  const root = document.createElement('div');
  return { root, overlay: createOverlay(root, () => {}) };
};

describe('createOverlay', () => {
  it('moves boxes with the camera and with the character', () => {
    const { root, overlay } = setUp();
    const box = document.createElement('div');
    const placed = overlay.place(box, 'player');
    overlay.update(CAMERA, VIEW, PLAYER);
    expect(box.style.transform).toBe('translate(160px, 184px)');
    overlay.update(CAMERA, VIEW, { x: 48, y: 48 });
    expect(box.style.transform).toBe('translate(224px, 184px)');
    placed.setAnchor([0, 10]);
    overlay.update({ ...CAMERA, x: -10 }, VIEW, PLAYER);
    expect(box.style.transform).toBe('translate(72px, 594px)');
    placed.remove();
    expect(root.childElementCount).toBe(0);
  });
});

describe('a box that came or changed', () => {
  it('asks for an update', () => {
    let asked = 0;
    const overlay = createOverlay(document.createElement('div'), () => {
      asked += 1;
    });
    const placed = overlay.place(document.createElement('div'), [1, 1]);
    placed.setAnchor('player');
    placed.resized();
    expect(asked).toBe(3);
  });
});

describe('createSpeechBubble', () => {
  it('shows text as text, in its own direction, and one at a time', () => {
    const { root, overlay } = setUp();
    const bubble = createSpeechBubble(overlay);
    bubble.show('first');
    bubble.show('<img src=x onerror=alert(1)>');
    expect(root.childElementCount).toBe(1);
    expect(root.querySelector('img')).toBeNull();
    const [shown] = root.children;
    expect(shown?.textContent).toBe('<img src=x onerror=alert(1)>');
    expect(shown?.getAttribute('dir')).toBe('auto');
  });

  it('goes after its time', () => {
    const { root, overlay } = setUp();
    const bubble = createSpeechBubble(overlay);
    bubble.show('hello');
    expect(bubble.tick(2499)).toBe(true);
    expect(bubble.tick(1)).toBe(false);
    expect(root.childElementCount).toBe(0);
  });

  it.each([
    ['hello', 2500],
    ['0123456789', 2500],
    ['0123456789a', 2550],
    ['🐰'.repeat(12), 2600],
  ])('stays for %s', (text, ms) => {
    expect(bubbleMs(text)).toBe(ms);
  });
});

const worldOf = (things: World['things']): World => ({
  player: { position: [0, 0], facing: 'up' },
  things,
  inventory: {},
  scores: [],
});
const THINGS: World['things'] = [
  { type: 'milk', position: [1, 1], state: 'there' },
  { type: 'milk', position: [1, 1], state: 'there' },
  { type: 'xmark', position: [2, 2], state: 'there' },
  { type: 'egg', position: [2, 2], state: 'there' },
  { type: 'egg', position: [3, 3], state: 'there' },
  { type: 'egg', position: [3, 3], state: 'gone' },
];

describe('count badges', () => {
  it('counts what is there on a cell, without marks', () => {
    expect(crowdedCells(worldOf(THINGS))).toEqual([{ cell: [1, 1], count: 2 }]);
  });

  it('shows and takes back numbers as the world changes', () => {
    const { root, overlay } = setUp();
    const badges = createCountBadges(overlay);
    badges.show(worldOf(THINGS));
    expect(root.textContent).toBe('2');
    badges.show(worldOf([]));
    expect(root.textContent).toBe('');
  });
});
