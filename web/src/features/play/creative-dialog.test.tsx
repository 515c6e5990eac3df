// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CreativeDialog } from './creative-dialog.tsx';
import { loadEnglish, renderPlay } from './testing/render-play.tsx';

vi.mock('./confetti.ts', () => ({ useConfetti: () => {} }));
vi.mock('../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const show = (canSignUp: boolean) => {
  const log: string[] = [];
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
    <MemoryRouter initialEntries={['/en/play/python/a']}>
      <Routes>
        <Route path="/:lng/*" element={dialog} />
      </Routes>
    </MemoryRouter>,
  );
  return log;
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('CreativeDialog', () => {
  it('plays the level again and closes', () => {
    const log = show(false);
    fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(log).toEqual(['replay', 'close']);
  });

  it.each([
    [true, ['/en/signup?redirect=%2Fen%2Fplay%2Fpython%2Fa']],
    [false, []],
  ])('asks visitors to sign up where they can, and brings them back: %s', (canSignUp, links) => {
    show(canSignUp);
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  });
});
