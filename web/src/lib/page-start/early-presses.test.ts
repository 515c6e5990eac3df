// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyPresses } from './early-presses.ts';
import { reportRunning } from './sleeping-forms.ts';

const PAGE = '<button aria-label="Menu"><i>=</i></button><button>Print</button><a href="#top">Top</a>';

const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};

/** Counts the presses that reach the buttons from now on. */
const countPresses = (...names: string[]) => {
  const presses = names.map((name) => {
    const listener = vi.fn<() => void>();
    button(name).addEventListener('click', listener);
    return listener;
  });
  return () => presses.map(({ mock }) => mock.calls.length);
};

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
});
afterEach(() => {
  delete document.documentElement.dataset.running;
  document.body.innerHTML = '';
});

it('repeats the last press once the application runs, and no press after that', () => {
  const start = vi.fn<() => void>();
  keepEarlyPresses(start);
  button('Print').click();
  document.querySelector('i')?.click();
  expect(start).toHaveBeenCalledTimes(2);
  expect(['Print', 'Menu'].map((name) => button(name).getAttribute('aria-busy'))).toEqual([null, 'true']);
  const presses = countPresses('Menu', 'Print');
  reportRunning();
  expect(presses()).toEqual([1, 0]);
  expect(document.activeElement).toBe(button('Menu'));
  expect(button('Menu').hasAttribute('aria-busy')).toBe(false);
  button('Print').click();
  reportRunning();
  expect(presses()).toEqual([1, 1]);
  expect(start).toHaveBeenCalledTimes(2);
});

it.each([
  ['a page that was drawn anew', PAGE, [1, 0]],
  ['a page without that button', '<button>Print</button>', [0]],
])('%s', (_, page, expected) => {
  keepEarlyPresses(() => {});
  button('Menu').click();
  document.body.innerHTML = `<div id="root">${page}</div>`;
  const presses = countPresses(...(expected.length === 2 ? ['Menu', 'Print'] : ['Print']));
  reportRunning();
  expect(presses()).toEqual(expected);
});

it('leaves links alone', () => {
  const start = vi.fn<() => void>();
  keepEarlyPresses(start);
  document.querySelector('a')?.click();
  reportRunning();
  expect(start).not.toHaveBeenCalled();
});
