// @vitest-environment happy-dom
import type { World } from '@hopcode/engine/world/world';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createCountBadges, crowdedCells } from './count-badges.ts';
import { createFlag } from './flag.ts';
import { createOverlay, loadSpeakerPlace, type Overlay } from './overlay.ts';
import { bubbleMs, createSpeechBubble } from './speech-bubble.ts';

const CAMERA = { x: 0, y: 0, scale: 4 };
const VIEW = { width: 800, height: 600 };
const PLAYER = { x: 32, y: 48 };

const SCENE = { camera: CAMERA, view: VIEW, player: PLAYER, things: [] };

beforeAll(async () => {
  await loadSpeakerPlace();
});

const setUp = () => {
  const root = document.createElement('div');
  return { root, overlay: createOverlay(root, () => {}) };
};

describe('createOverlay', () => {
  it('hides a box until it has a place', async () => {
    const { overlay } = setUp();
    const box = document.createElement('div');
    overlay.place(box, 'player');
    overlay.update(SCENE);
    const before = box.style.visibility;
    await loadSpeakerPlace();
    overlay.update(SCENE);
    expect([before, box.style.visibility]).toEqual(['hidden', '']);
  });

  it('moves boxes with the camera and with the character', async () => {
    const { root, overlay } = setUp();
    const box = document.createElement('div');
    const placed = overlay.place(box, 'player');
    await loadSpeakerPlace();
    overlay.update(SCENE);
    expect(box.style.transform).toBe('translate(160px, 184px)');
    overlay.update({ ...SCENE, player: { x: 48, y: 48 } });
    expect(box.style.transform).toBe('translate(224px, 184px)');
    overlay.update({ ...SCENE, camera: { ...CAMERA, x: -10 } });
    expect(box.style.transform).toBe('translate(200px, 184px)');
    placed.remove();
    expect(root.childElementCount).toBe(0);
  });
});

it('puts a frame around several tiles', () => {
  const { overlay } = setUp();
  const frame = document.createElement('div');
  overlay.place(frame, [2, 1], { as: 'cell', tiles: [3, 2] });
  overlay.update(SCENE);
  const { transform, width, height } = frame.style;
  expect([transform, width, height]).toEqual(['translate(128px, 64px)', '192px', '128px']);
});

describe('a box that was measured while the stage was hidden', () => {
  it('is measured again', async () => {
    const { overlay } = setUp();
    const box = document.createElement('div');
    let width = 0;
    Object.defineProperty(box, 'offsetWidth', { get: () => width });
    Object.defineProperty(box, 'offsetHeight', { get: () => width / 2 });
    overlay.place(box, [4, 4]);
    await loadSpeakerPlace();
    overlay.update(SCENE);
    width = 100;
    overlay.update(SCENE);
    expect(box.style.transform).toBe('translate(238px, 198px)');
  });
});

describe('a new box', () => {
  it('requests an update', () => {
    let asked = 0;
    const overlay = createOverlay(document.createElement('div'), () => {
      asked += 1;
    });
    overlay.place(document.createElement('div'), [1, 1]);
    expect(asked).toBe(1);
  });
});

describe('a box that is removed before it has a place', () => {
  it('requests no further update', async () => {
    const root = document.createElement('div');
    const onChange = vi.fn<() => void>();
    createOverlay(root, onChange).place(document.createElement('div'), [1, 1]);
    root.replaceChildren();
    await loadSpeakerPlace();
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('createFlag', () => {
  it('marks one tile at a time, with its words', () => {
    const { root, overlay } = setUp();
    const flag = createFlag(overlay);
    flag({ at: [4, 4], text: 'Line 3' });
    flag({ at: [5, 4], text: 'Line 4' });
    overlay.update(SCENE);
    const [tile, words] = root.children;
    expect([root.childElementCount, words?.textContent]).toEqual([2, 'Line 4']);
    expect(tile?.getAttribute('style')).toBe(
      'transform: translate(320px, 256px); height: 64px; width: 64px;',
    );
    flag(undefined);
    expect(root.childElementCount).toBe(0);
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

  it('is over a tile when a neighbour speaks', () => {
    const places: unknown[] = [];
    const overlay: Overlay = {
      place: (_element, anchor) => {
        places.push(anchor);
        return { remove: () => undefined };
      },
      update: () => undefined,
    };
    const bubble = createSpeechBubble(overlay);
    bubble.show('Hello!', [3, 1]);
    bubble.show('Hello, Rosa!');
    expect(places).toEqual([[3, 1], 'player']);
  });

  it('disappears after its time', () => {
    const { root, overlay } = setUp();
    const bubble = createSpeechBubble(overlay);
    bubble.show('hello');
    bubble.tick(2499);
    expect(root.childElementCount).toBe(1);
    bubble.tick(1);
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
  reacted: [],
  sky: 'day',
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
  it('counts visible things on a cell, without marks', () => {
    expect(crowdedCells(worldOf(THINGS))).toEqual([{ cell: [1, 1], count: 2 }]);
  });

  it('writes numbers with the digits of the page, and only where there are several things', () => {
    document.documentElement.lang = 'ar-EG';
    const { root, overlay } = setUp();
    const made = vi.spyOn(Intl, 'NumberFormat');
    const badges = createCountBadges(overlay);
    badges.show(worldOf(THINGS.slice(2)));
    expect(made).not.toHaveBeenCalled();
    badges.show(worldOf(THINGS));
    expect(root.textContent).toBe('٢');
    document.documentElement.lang = 'de';
    badges.show(worldOf(THINGS));
    expect(root.textContent).toBe('2');
    made.mockRestore();
    document.documentElement.lang = '';
  });

  it('adds and removes numbers as the world changes', () => {
    const { root, overlay } = setUp();
    const badges = createCountBadges(overlay);
    badges.show(worldOf(THINGS));
    expect(root.textContent).toBe('2');
    badges.show(worldOf([]));
    expect(root.textContent).toBe('');
  });
});
