// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { ItemsDialog } from './items-dialog.tsx';

beforeAll(loadWords);
afterEach(cleanup);

const Picker = () => {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <ItemsDialog opened={opened} onClose={() => setOpened(false)} onChoose={() => undefined} />
    </>
  );
};

it('opens again with all items', async () => {
  answering({});
  renderAt('/en', <Picker />);
  const search = await screen.findByRole('textbox');
  fireEvent.change(search, { target: { value: 'carrot' } });
  fireEvent.keyDown(search, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  fireEvent.click(screen.getByText('Open'));
  expect(await screen.findByRole('textbox')).toHaveProperty('value', '');
});

it('shows the name of an item in programs, and finds the item by it', async () => {
  answering({});
  renderAt('/en', <Picker />);
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'woodRoad' } });
  expect(screen.getAllByText('woodRoad').map((name) => name.tagName)).toEqual(['CODE']);
  // The button has another name, and the word is its description.
  const road = screen.getByText('woodRoad');
  const button = road.closest('button');
  expect(button?.getAttribute('aria-describedby')).toBe(road.id);
  expect(button?.getAttribute('aria-label')).not.toContain('woodRoad');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'carrot' } });
  // A word that is already the name of the button appears only once.
  expect(screen.getAllByText('carrot')).toHaveLength(1);
});
