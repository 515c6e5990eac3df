// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
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

/** Reports that the application is running, and waits until the press has been repeated. */
const run = async (): Promise<void> => {
  reportRunning();
  await Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
});
afterEach(() => {
  delete document.documentElement.dataset.running;
  delete document.documentElement.dataset.entry;
  document.body.innerHTML = '';
});

it('repeats the last press once the application runs, and no press after that', async () => {
  const start = vi.fn<() => void>();
  keepEarlyPresses(start);
  button('Print').click();
  document.querySelector('i')?.click();
  expect(start).toHaveBeenCalledTimes(2);
  expect(['Print', 'Menu'].map((name) => button(name).getAttribute('aria-busy'))).toEqual([null, 'true']);
  const presses = countPresses('Menu', 'Print');
  await run();
  expect(presses()).toEqual([1, 0]);
  expect(document.activeElement).toBe(button('Menu'));
  expect(button('Menu').hasAttribute('aria-busy')).toBe(false);
  button('Print').click();
  await run();
  expect(presses()).toEqual([1, 1]);
  expect(start).toHaveBeenCalledTimes(2);
});

it.each([
  ['repeats the press in a page that was rendered again', PAGE, [1, 0]],
  ['presses nothing in a page without that button', '<button>Print</button>', [0]],
])('%s', async (_, page, expected) => {
  keepEarlyPresses(() => {});
  button('Menu').click();
  document.body.innerHTML = `<div id="root">${page}</div>`;
  const presses = countPresses(...(expected.length === 2 ? ['Menu', 'Print'] : ['Print']));
  await run();
  expect(presses()).toEqual(expected);
});

it('does not handle presses of links', async () => {
  const start = vi.fn<() => void>();
  keepEarlyPresses(start);
  document.querySelector('a')?.click();
  await run();
  expect(start).not.toHaveBeenCalled();
});

const FORM =
  '<form method="dialog"><input name="email"><button type="submit">Send</button></form>' +
  '<a data-needs-application href="#google">Google</a>';
const input = (): HTMLInputElement => {
  const found = document.querySelector('input');
  if (found === null) throw new Error('no field');
  return found;
};

it('sends a form only once after several attempts, and leaves the focus in its field', async () => {
  document.body.innerHTML = `<div id="root">${FORM}</div><div id="waiting" data-words="Loading..."></div>`;
  const start = vi.fn<() => void>();
  keepEarlyPresses(start);
  const sent: boolean[] = [];
  document
    .querySelector('form')
    ?.addEventListener('submit', ({ defaultPrevented }) => sent.push(defaultPrevented));
  input().focus();
  for (let time = 0; time < 3; time += 1) document.querySelector('form')?.requestSubmit();
  expect(start).toHaveBeenCalledTimes(3);
  // Each attempt was cancelled, because the application is not running yet.
  expect(sent).toEqual([true, true, true]);
  expect(document.getElementById('waiting')?.textContent).toBe('Loading...');
  await run();
  expect(sent).toEqual([true, true, true, false]);
  expect(document.activeElement).toBe(input());
  expect(document.getElementById('waiting')?.textContent).toBe('');
});

it('ignores a button that is not marked as busy', async () => {
  document.body.innerHTML = `<div id="root">${FORM}</div>`;
  document.querySelector('button')?.setAttribute('aria-busy', 'false');
  const start = vi.fn<() => void>();
  keepEarlyPresses(start);
  await run();
  expect(start).not.toHaveBeenCalled();
});

it('starts for a press before the entry ran, and repeats the press of a link that needs the application', async () => {
  document.body.innerHTML = `<div id="root">${FORM}</div>`;
  const link = document.querySelector('a');
  const listener = vi.fn<() => void>();
  document.querySelector('button')?.setAttribute('aria-busy', 'true');
  const start = vi.fn<() => void>();
  keepEarlyPresses(start);
  expect(start).toHaveBeenCalledOnce();
  expect(document.querySelector('[aria-busy]')?.textContent).toBe('Send');
  link?.click();
  link?.addEventListener('click', listener);
  await run();
  expect(listener).toHaveBeenCalledOnce();
});

const INDEX = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');

/** The listener for clicks in the script of `index.html`, which runs before the entry of the page. */
const firstListener = (): EventListener => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(INDEX) ?? [];
  const added = vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => {});
  runInThisContext(script);
  const listener = added.mock.calls.find(([type]) => type === 'click')?.[1];
  added.mockRestore();
  if (typeof listener !== 'function') throw new Error('index.html does not listen to clicks');
  return listener;
};

it('after presses before the entry ran, says that the page is loading, and repeats the last press', async () => {
  document.body.innerHTML = `<div id="root">${PAGE}</div><div id="waiting" data-words="Loading..."></div>`;
  const hear = firstListener();
  document.addEventListener('click', hear);
  button('Print').click();
  document.querySelector('i')?.click();
  document.removeEventListener('click', hear);
  const busy = (): (string | null)[] =>
    ['Print', 'Menu'].map((name) => button(name).getAttribute('aria-busy'));
  expect([busy(), document.getElementById('waiting')?.textContent]).toEqual([[null, 'true'], 'Loading...']);
  keepEarlyPresses(() => {});
  const presses = countPresses('Menu', 'Print');
  await run();
  expect([presses(), busy()]).toEqual([
    [1, 0],
    [null, null],
  ]);
});
