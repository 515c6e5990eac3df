// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../../../ui/testing/render-page.tsx';
import { bodies, GET, level, PUT, prepareEditor, rename, save, show } from '../testing/render-editor.tsx';

beforeAll(loadWords);
beforeEach(prepareEditor);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const leave = (): void => void fireEvent.click(screen.getByRole('link', { name: 'Back to levels' }));
const place = () => screen.getByTestId('place').textContent;

it('the question about unsaved changes stays, and saves nothing, until it is answered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = show({ [GET]: [200, level()], [PUT]: [200, level({ name: 'Other name' })] });
  await rename('Other name');
  leave();
  await screen.findByText('You have unsaved changes. Are you sure you want to leave?');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(bodies(sent, PUT)).toEqual([]);
  expect(place()).toContain('/my-farm-abc');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(bodies(sent, PUT)).toHaveLength(1);
});

it('the question says so when a save that ran before it has arrived', async () => {
  show({ [GET]: [200, level()], [PUT]: [200, level({ name: 'Other name' })] });
  await rename('Other name');
  save();
  leave();
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('All changes saved'));
  expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  expect(place()).toContain('/my-farm-abc');
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(place()).toBe('/en/level-creator');
});
