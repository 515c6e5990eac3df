// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { WAITING } from '../lib/page-start/early-presses.ts';
import { Dialog } from './dialog.tsx';
import { DialogOnOpen } from './dialog-on-open.tsx';
import { lazyPart } from './lazy-part.tsx';
import { isDialogOpen } from './open-dialogs.ts';
import { loadWords, renderAt } from './testing/render-page.tsx';

beforeAll(() => loadWords());
afterEach(() => {
  cleanup();
  document.getElementById(WAITING)?.remove();
  vi.restoreAllMocks();
});

/** Shows a page with a dialog whose code loads when `load` is called. */
const setUp = () => {
  const code = Promise.withResolvers<void>();
  const Greeting = lazyPart(async () => {
    await code.promise;
    return ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => (
      <Dialog opened={opened} onClose={onClose} title="Hello">
        Hello
      </Dialog>
    );
  });
  const Page = () => {
    const [opened, setOpened] = useState(false);
    const close = (): void => setOpened(false);
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Greet
        </button>
        <DialogOnOpen opened={opened} onClose={close}>
          <Greeting opened={opened} onClose={close} />
        </DialogOnOpen>
      </>
    );
  };
  renderAt('/en', <Page />);
  return { load: code.resolve, fail: code.reject };
};

const greet = (): void => act(() => screen.getByText('Greet').click());
const close = (): void => act(() => screen.getByRole('button', { name: 'Close' }).click());

it('counts as open immediately after the press, before its code has loaded', async () => {
  const { load } = setUp();
  expect(isDialogOpen()).toBe(false);
  greet();
  expect(isDialogOpen()).toBe(true);
  load();
  await screen.findByRole('dialog');
  expect(isDialogOpen()).toBe(true);
  close();
  expect(isDialogOpen()).toBe(false);
});

it('says that the page is loading while its code loads', async () => {
  document.body.insertAdjacentHTML('beforeend', `<div id="${WAITING}" data-words="Loading..."></div>`);
  const { load } = setUp();
  greet();
  const words = (): string | null | undefined => document.getElementById(WAITING)?.textContent;
  await waitFor(() => expect(words()).toBe('Loading...'));
  load();
  await screen.findByRole('dialog');
  expect(words()).toBe('');
});

it('can be closed every time that it has been opened', async () => {
  const { load } = setUp();
  load();
  for (let time = 0; time < 2; time += 1) {
    greet();
    await screen.findByRole('dialog');
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isDialogOpen()).toBe(false);
  }
});

it('says that the code could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fail } = setUp();
  greet();
  fail(new TypeError('Failed to fetch dynamically imported module'));
  await screen.findByRole('alert');
  expect(isDialogOpen()).toBe(true);
});
