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
