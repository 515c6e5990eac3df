// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { MountOnOpen } from './mount-on-open.tsx';
import { isDialogOpen, untilNoDialog } from './open-dialogs.ts';
import { loadWords, renderAt } from './testing/render-page.tsx';

const Page = () => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <MountOnOpen opened={opened}>
        <Dialog opened={opened} onClose={() => setOpened(false)} title="Title">
          text
        </Dialog>
      </MountOnOpen>
    </>
  );
};

beforeAll(loadWords);
afterEach(cleanup);

it('returns the focus to the element that opened it, even if the dialog has to be fetched first', async () => {
  renderAt('/en/', <Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  for (const _ of ['fetched now', 'there already']) {
    opener.focus();
    fireEvent.click(opener);
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

it.each([
  ['is closed', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['disappears with its page', cleanup],
])('counts as an open dialog until it %s', async (_, end) => {
  renderAt('/en/', <Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  const before = isDialogOpen();
  fireEvent.click(opener);
  await screen.findByRole('dialog');
  await waitFor(() => expect(isDialogOpen()).toBe(true));
  let isFree = false;
  const free = untilNoDialog().then(() => {
    isFree = true;
  });
  await Promise.resolve();
  expect([before, isFree]).toEqual([false, false]);
  end();
  await free;
  expect(isDialogOpen()).toBe(false);
});

it('is not closed by the second click of a double click on its opener', async () => {
  renderAt('/en/', <Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  const beside = document.querySelector('.mantine-Modal-overlay');
  if (!beside) throw new Error('There is nothing beside the dialog.');
  fireEvent.click(beside, { detail: 2 });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(beside, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
