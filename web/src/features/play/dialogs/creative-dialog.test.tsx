// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OutboxProvider } from '../../../lib/progress/outbox-context.tsx';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { createUnreachableOutbox } from '../testing/unreachable-outbox.ts';
import { CreativeDialog } from './creative-dialog.tsx';

vi.mock('./confetti.ts', () => ({ useConfetti: () => {} }));
vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const show = (canSignUp: boolean) => {
  const log: string[] = [];
  const outbox = createUnreachableOutbox();
  const dialog = (
    <CreativeDialog
      opened
      levelName="My farm"
      canSignUp={canSignUp}
      onReplay={() => log.push('replay')}
      onClose={() => log.push('close')}
    />
  );
  renderPlay(
    <OutboxProvider outbox={outbox}>
      <MemoryRouter initialEntries={['/en/play/python/a']}>
        <Routes>
          <Route path="/:lng/*" element={dialog} />
        </Routes>
      </MemoryRouter>
    </OutboxProvider>,
  );
  return { log, outbox };
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('CreativeDialog', () => {
  it('plays the level again and closes', () => {
    const { log } = show(false);
    fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(log).toEqual(['replay', 'close']);
  });

  it('says that the server has not received it yet', async () => {
    const { outbox } = show(false);
    expect(screen.queryByText(/saved on this device\./i)).toBeNull();
    await act(() => outbox.add({ courseId: 'python', levelSlug: 'a', status: 'complete', code: '' }));
    expect(screen.getByText(/saved on this device\./i)).toBeTruthy();
  });

  it.each([
    [true, ['/en/signup?redirect=%2Fen%2Fplay%2Fpython%2Fa']],
    [false, []],
  ])('invites visitors to sign up if they can, and brings them back: %s', (canSignUp, links) => {
    show(canSignUp);
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  });
});
