// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { HelpDialog } from './help-dialog.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const WAY = { image: '/api/level/guide/python/a.png', columns: 12, rows: 9, levelName: 'First steps' };
const ALT = 'First steps: the farm with a path that works';

/** Called with the number of each hint that appears. */
const shown = vi.fn<(number: number) => void>();
const show = (hints: readonly string[]) =>
  renderPlay(<HelpDialog opened onClose={() => {}} hints={hints} language={{}} way={WAY} onShown={shown} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const offer = () => screen.queryByRole('button', { name: 'Show me the way' });

beforeAll(loadEnglish);
afterEach(() => {
  cleanup();
  shown.mockClear();
});

describe('HelpDialog', () => {
  it('offers the path only after the last hint', () => {
    show(['One', 'Two']);
    expect(offer()).toBeNull();
    press('Next hint');
    expect(offer()).not.toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(shown.mock.calls).toEqual([[1], [2]]);
  });

  it.each<[string, readonly string[], typeof WAY | undefined, boolean]>([
    ['offers the path without a hint', [], WAY, true],
    ['offers nothing without a path', ['One'], undefined, false],
  ])('%s', (_, hints, way, offered) => {
    renderPlay(
      <HelpDialog opened onClose={() => {}} hints={hints} language={{}} way={way} onShown={shown} />,
    );
    expect(offer() !== null).toBe(offered);
  });

  it('shows the path as a picture with a name, and goes back to the hint', () => {
    show(['One']);
    press('Show me the way');
    const picture = screen.getByRole('img', { name: ALT });
    expect(picture.getAttribute('src')).toBe(WAY.image);
    expect(document.activeElement).toBe(picture.closest('figure'));
    press('Previous hint');
    expect([screen.queryByRole('img'), screen.getByText('One').textContent]).toEqual([null, 'One']);
  });

  it('says that the picture is loading, or that it failed, and can load it again', () => {
    show(['One']);
    press('Show me the way');
    const figure = () => screen.getByRole('figure');
    expect(figure().getAttribute('aria-busy')).toBe('true');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('alert').textContent).toContain('We could not load the picture');
    press('Try again');
    fireEvent.load(screen.getByRole('img'));
    expect([figure().getAttribute('aria-busy'), screen.queryByRole('alert')]).toEqual(['false', null]);
  });
});
