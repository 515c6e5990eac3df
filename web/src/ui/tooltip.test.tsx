// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

const listened = vi.fn<(name: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (
      name: string,
      handle: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listened(name);
      add(name, handle, options);
    },
  );
  render(
    <Tooltip label="Runs the program">
      <button type="button">Run</button>
    </Tooltip>,
  );
  listened.mockClear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const words = () => screen.queryByRole('tooltip')?.textContent;
const anchor = () => screen.getByRole('button').parentElement ?? document.body;
const rest = async () => {
  fireEvent.pointerEnter(anchor());
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(words()).toBe('Runs the program');
};

it('appears when the pointer rests, and disappears when the pointer leaves', async () => {
  fireEvent.pointerEnter(anchor());
  expect(words()).toBeUndefined();
  await rest();
  fireEvent.pointerLeave(anchor());
  expect(words()).toBeUndefined();
});

it.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['scrolling', () => fireEvent.scroll(document)],
  ['a press', () => fireEvent.pointerDown(anchor())],
])('%s removes it', async (_name, does) => {
  await rest();
  does();
  expect(words()).toBeUndefined();
});

it('stays when another key is pressed', async () => {
  await rest();
  fireEvent.keyDown(document, { key: 'a' });
  expect(words()).toBe('Runs the program');
});

it('listens to the page only while it is shown', async () => {
  fireEvent.pointerLeave(anchor());
  expect(listened).not.toHaveBeenCalled();
  await rest();
  expect(listened.mock.calls.flat()).toEqual(expect.arrayContaining(['keydown', 'scroll']));
});
