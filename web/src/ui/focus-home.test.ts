// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { focusHome } from './focus-home.ts';

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const nextPicture = () => new Promise((drawn) => requestAnimationFrame(drawn));

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1"><button id="run">Run</button></main>
    <div id="dialog" role="dialog"><button id="close">Close</button></div>`;
});

it.each([
  ['what had it before the dialogs', [], 'run'],
  ['the page itself where that has gone too', ['run'], 'main'],
])('gives the focus to %s', async (_whom, gone, expected) => {
  find('run').focus();
  find('close').focus();
  for (const id of ['dialog', ...gone]) find(id).remove();
  focusHome();
  await nextPicture();
  expect(document.activeElement?.id).toBe(expected);
});

it('leaves the focus where somebody else has given it', async () => {
  find('run').focus();
  find('close').focus();
  focusHome();
  await nextPicture();
  expect(document.activeElement?.id).toBe('close');
});
