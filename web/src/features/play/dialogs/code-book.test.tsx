// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { FarmDialog } from '../narration/farm-dialog.tsx';
import { TINY_FARM } from '../narration/testing/tiny-farm.ts';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { CodeBook } from './code-book.tsx';

type Opened = { readonly opened: boolean; readonly onClose: () => void };

const Page = ({ of }: { readonly of: (state: Opened) => ReactNode }) => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Opener
      </button>
      <MountOnOpen opened={opened}>{of({ opened, onClose: () => setOpened(false) })}</MountOnOpen>
    </>
  );
};

beforeAll(loadEnglish);
afterEach(cleanup);

it.each<[string, (state: Opened) => ReactNode]>([
  ['the Code book', (state) => <CodeBook {...state} />],
  ['the farm in words', (state) => <FarmDialog {...state} shownFarm={() => TINY_FARM} />],
])('%s returns the focus to the element that opened it, every time', async (_, of) => {
  renderPlay(<Page of={of} />);
  const opener = screen.getByRole('button', { name: 'Opener' });
  for (const _time of ['fetched now', 'there already']) {
    opener.focus();
    fireEvent.click(opener);
    const close = (await screen.findAllByRole('button', { name: 'Close' }))[0];
    close?.focus();
    fireEvent.keyDown(close ?? opener, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
