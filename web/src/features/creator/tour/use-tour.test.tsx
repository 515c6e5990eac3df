// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../../../ui/testing/render-page.tsx';
import { CREATE, GET, level, prepareEditor, rename, save, show } from '../testing/render-editor.tsx';

beforeAll(loadWords);
beforeEach(prepareEditor);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const atStep = (step: string): void =>
  localStorage.setItem('hopcode.creator_tour', JSON.stringify({ step, completed: false }));
const title = async () => (await screen.findByRole('complementary')).textContent;

it.each([
  ['a new level', '?isNewLevel=true', '1/8'],
  ['a saved level', '', '3/8'],
])('starts in %s at step %s', async (_, query, step) => {
  atStep('items');
  show({ [GET]: [200, level()] }, query);
  expect(await title()).toContain(step);
});

it('continues after the first save of a new level', async () => {
  show({ [GET]: [200, level()], [CREATE]: [200, level()] }, '?isNewLevel=true');
  fireEvent.click(await screen.findByRole('button', { name: 'Guide' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start the tour' }));
  await rename('My farm');
  save();
  await screen.findByText('All changes saved');
  expect(await title()).toContain('2/8');
});

it.each([
  ['End the tour', 1],
  ['Skip', 2],
])('moves the focus to the farm when %s ends the tour', async (name, times) => {
  atStep('commands');
  show({ [GET]: [200, level()] });
  await rename('Other name');
  const button = screen.getByRole('button', { name });
  button.focus();
  for (let press = 0; press < times; press += 1) fireEvent.click(button);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('application'));
});
