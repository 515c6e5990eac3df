// @vitest-environment happy-dom
import type { SceneData } from '@hopcode/courses/scenes/scene-format';
import { LEVEL_VERSION, type Level } from '@hopcode/engine/formats/level';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { isDialogOpen } from '../../../ui/open-dialogs.ts';
import { startEnglish } from '../../../ui/testing/english-words.ts';
import { renderPlay } from '../testing/render-play.tsx';
import { SceneDialog } from './scene-show.tsx';

beforeAll(() => startEnglish('story'));
afterEach(cleanup);

const FARM: Level = {
  version: LEVEL_VERSION,
  start: [0, 0],
  facing: 'up',
  zoom: 50,
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 2, height: 1, data: [1, 1] }] },
  items: [],
  levelGoals: [],
  constants: [],
  inventory: [],
};
const SCENE: SceneData = {
  id: 'intro-level1',
  pictures: [
    { farm: FARM, speaker: 'odo', mood: 'happy', text: 'Hello! I am Odo.' },
    { speaker: 'you', mood: 'calm', text: 'Here I go.' },
  ],
};

const show = (scene: SceneData = SCENE) => {
  const onEnd = vi.fn<() => void>();
  renderPlay(<SceneDialog scene={scene} farm={FARM} isPaused={() => true} onEnd={onEnd} />);
  return onEnd;
};
const dialog = () => screen.getByRole('dialog', { name: 'The story' });
const press = (key: string) => fireEvent.keyDown(dialog(), { key });

it('shows one picture at a time, with its speaker and line', () => {
  const onEnd = show();
  const told = dialog().querySelector('[aria-live=polite]');
  expect(told?.textContent).toBe('Odo the owlHello! I am Odo.');
  expect(screen.getByRole('img', { name: 'Picture 1 of 2' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(dialog().querySelector('[aria-live=polite]')).toBe(told);
  expect(told?.textContent).toContain('Here I go.');
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEnd).toHaveBeenCalledOnce();
});

it.each(['Enter', ' '])('the key "%s" continues', (key) => {
  const onEnd = show();
  press(key);
  expect(screen.getByText('Here I go.')).toBeTruthy();
  press(key);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('other keys do nothing, and no key reaches the game', () => {
  const onKey = vi.fn<() => void>();
  document.addEventListener('keydown', onKey);
  const onEnd = show();
  press('ArrowRight');
  press('a');
  document.removeEventListener('keydown', onKey);
  expect(screen.getByText('Hello! I am Odo.')).toBeTruthy();
  expect([onEnd, onKey].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});

it.each([
  ['Skip', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
  ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
])('%s ends the scene immediately', (_, skip) => {
  const onEnd = show();
  skip();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('has the focus on its button and counts as an open dialog', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  expect(isDialogOpen()).toBe(true);
  cleanup();
  expect(isDialogOpen()).toBe(false);
});

it('leaves the focus on the page when nothing had it before', () => {
  const main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  document.body.append(main);
  show();
  cleanup();
  expect(document.activeElement).toBe(main);
  main.remove();
});

it('marks an English line on a page of another language, and has no dots for one picture', () => {
  show({ ...SCENE, pictures: [{ speaker: 'odo', mood: 'calm', text: 'Hello!' }], english: true });
  expect(screen.getByText('Hello!').lang).toBe('en');
  expect(screen.queryByRole('img')).toBeNull();
});
