// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { CardRoom, Gap } from '../editor/card-room.ts';
import { placeCard } from './place-card.ts';

/**
 * Sizes in CSS pixels: the width of an editor, the width that remains free next to a card placed under its line, and
 * the height of a card's buttons.
 */
const WIDTH = 530;
const FREE = 54;
const BUTTONS = 160;

afterEach(() => document.body.replaceChildren());

/** A panel that scrolls, with the editor and other parts that take 68 px. */
const OTHERS = 68;

/**
 * Places a card in an editor with the height `low`, which grows by the space for the card. `area` is the area of the
 * card's text in square pixels.
 */
const open = (low: number, area: number, panelHeight = 2000) => {
  const panel = document.body.appendChild(document.createElement('div'));
  const editor = panel.appendChild(document.createElement('div'));
  const frame = editor.appendChild(document.createElement('div'));
  const card = frame.appendChild(document.createElement('section'));
  const pixels = (text: string): number => Number.parseFloat(text) || 0;
  const cardRoom = (): number => pixels(editor.style.getPropertyValue('--card-room'));
  Object.defineProperty(panel, 'clientHeight', { value: panelHeight });
  Object.defineProperty(panel, 'scrollHeight', { get: () => OTHERS + Math.max(low, cardRoom()) });
  const size = { low, resize: () => {}, gap: undefined as Gap | undefined };
  Object.defineProperty(card, 'offsetHeight', {
    get: () => {
      const { left, width } = card.style;
      const wide = width === '' ? WIDTH - (left === '' ? FREE : pixels(left) + 10) : pixels(width);
      return BUTTONS + Math.round(area / wide);
    },
  });
  const room: CardRoom = {
    spaceAt: () => ({
      top: 55,
      bottom: 77,
      scrollTop: 0,
      width: WIDTH,
      height: Math.max(size.low, cardRoom()),
      codeEnd: () => 268,
    }),
    leaveGap: (gap) => {
      size.gap = gap;
    },
    scrollTo: () => {},
    scrollTop: () => 0,
    watch: ({ onSize }) => {
      size.resize = onSize;
      return () => {};
    },
    lastLine: () => 3,
  };
  const stop = placeCard(room, { frame, card }, 3);
  return { editor, frame, card, size, stop };
};

it('measures the card under its line at the full width, even after it was beside the line', () => {
  const { frame, card, size } = open(420, 55_000);
  expect([frame.dataset.side, card.style.left, card.style.width]).toEqual(['beside', '290px', '232px']);
  size.low = 405;
  size.resize();
  expect([frame.dataset.side, card.style.left, card.style.width]).toEqual(['under', '', '']);
  expect(size.gap).toEqual({ line: 3, pixels: 292 });
});

it('does not move the card beside its line because of the space for the card', () => {
  const { editor, frame, size } = open(300, 30_000);
  expect([frame.dataset.side, editor.style.getPropertyValue('--card-room')]).toEqual(['under', '471px']);
  size.resize();
  expect([frame.dataset.side, editor.style.getPropertyValue('--card-room')]).toEqual(['under', '471px']);
});

it.each([
  ['shows all its words beside two lines of the program', 462, '322px'],
  ['is high enough for words and buttons in a very low window', 270, '140px'],
])('a card under its line %s', (_, panelHeight, most) => {
  const { frame } = open(300, 30_000, panelHeight);
  expect(frame.style.getPropertyValue('--most')).toBe(most);
});

it('takes no more space than the panel has, so that the goal stays visible', () => {
  const { editor } = open(300, 30_000, 462);
  expect(editor.style.getPropertyValue('--card-room')).toBe('394px');
});

it.each([
  ['leaves the goal as it is beside its line', 420, [undefined, undefined]],
  ['folds the parts around the goal under its line, until it is closed', 300, ['true', 'true']],
])('%s', (_, low, folded) => {
  const { editor, size } = open(low, 30_000);
  const first = editor.parentElement?.dataset.tight;
  size.low = 420;
  size.resize();
  expect([first, editor.parentElement?.dataset.tight]).toEqual(folded);
});

it('removes its space when it closes', () => {
  const { editor, size, stop } = open(200, 30_000);
  stop();
  expect([editor.style.getPropertyValue('--card-room'), size.gap]).toEqual(['', undefined]);
  expect(editor.parentElement?.dataset.tight).toBe(undefined);
});
