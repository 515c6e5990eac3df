// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import { keysIn } from './key-marks.ts';
import { keysAt, startShowingKeys } from './show-keys.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

it('is turned on by ?keys, and stays on until ?keys=off', () => {
  expect(startShowingKeys('')).toBeUndefined();
  expect(startShowingKeys('?keys')).toBeDefined();
  expect(startShowingKeys('')).toBeDefined();
  expect(startShowingKeys('?keys=off')).toBeUndefined();
});

it('shows the key of a word on Alt and a click, and does not press the button', async () => {
  const marks = startShowingKeys('?keys');
  if (!marks) throw new Error('no marks');
  const i18n = i18next.createInstance();
  await i18n.use(marks).init({
    lng: 'en',
    ns: ['ui', 'play'],
    defaultNS: 'ui',
    postProcess: [marks.name],
    resources: { en: { ui: { run: 'Run', stop: 'Stop' }, play: { card: { more: 'More' } } } },
  });
  const run = i18n.t('run');
  expect([run.startsWith('Run'), keysIn(run)]).toEqual([true, ['ui:run']]);
  document.body.innerHTML = `<button aria-label="${i18n.t('stop')}"><b>${i18n.t('play:card.more')}</b></button>`;
  let presses = 0;
  document.querySelector('button')?.addEventListener('click', () => {
    presses += 1;
  });
  expect(keysAt(document.querySelector('b'))).toEqual(['play:card.more']);
  expect(keysAt(document.querySelector('button'))).toEqual(['ui:stop', 'play:card.more']);
  const press = (altKey: boolean) =>
    document
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent('click', { altKey, bubbles: true, cancelable: true }));
  press(true);
  expect([presses, document.querySelector('output')?.textContent]).toEqual([
    0,
    'translations/<locale>/play.json  card.more',
  ]);
  press(false);
  expect(presses).toBe(1);
});
