// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoadedAtlas } from '../stage/atlas.ts';
import { createAtlas } from '../stage/atlas.ts';
import { RETRY_MS } from '../stage/atlas-loading.ts';
import { PixelSprite } from './pixel-sprite.tsx';

const answers: LoadedAtlas[] = [];
vi.mock(import('../stage/atlas-source.ts'), () => ({
  productAtlas: () => Promise.resolve(answers.shift() ?? { ok: false, error: { code: 'picture-failed' } }),
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a picture whose atlas failed to load appears automatically when the atlas has loaded', async () => {
  vi.useFakeTimers();
  const atlas = createAtlas(document.createElement('canvas'), {
    version: 1,
    width: 16,
    height: 16,
    sprites: { 'item/carrot': { x: 0, y: 0, w: 16, h: 16, anchorX: 0, anchorY: 0 } },
  });
  answers.push({ ok: false, error: { code: 'picture-failed' } }, { ok: true, atlas });
  render(<PixelSprite name="item/carrot" label="a carrot" />);
  await act(() => vi.advanceTimersByTimeAsync(RETRY_MS - 1));
  expect(screen.queryByRole('img')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('a carrot');
});
