// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { useAnnounceZoom, zoomChange } from './use-announce-zoom.ts';

const Farm = () => (
  <div onKeyDownCapture={useAnnounceZoom()}>
    <div role="application" tabIndex={-1}>
      <canvas width={100} />
    </div>
    <button type="button">Beside</button>
  </div>
);

const said = () => screen.getByTestId('announcer').textContent?.trimEnd();

beforeAll(loadEnglish);
afterEach(cleanup);

describe('useAnnounceZoom', () => {
  it.each([
    [3, 4.5, 'larger'],
    [6, 4.5, 'smaller'],
    [6, 6.05, 'same'],
  ] as const)('compares %d and %d pixels: %s', (before, after, change) => {
    expect(zoomChange(before, after)).toBe(change);
  });

  it('announces what a key did to the picture', async () => {
    renderPlay(<Farm />);
    const farm = screen.getByRole('application');
    const canvas = farm.querySelector('canvas');
    let width = 300;
    Object.defineProperty(canvas, 'offsetWidth', { get: () => width });
    fireEvent.keyDown(farm, { key: 'PageUp' });
    width = 450;
    await waitFor(() => expect(said()).toBe('Zoomed in.'));
    fireEvent.keyDown(farm, { key: 'PageUp' });
    await waitFor(() => expect(said()).toBe('The zoom stays the same.'));
    fireEvent.keyDown(farm, { key: 'Home' });
    width = 300;
    await waitFor(() => expect(said()).toBe('Zoomed out.'));
  });

  it('ignores other keys, and keys outside the stage', async () => {
    renderPlay(<Farm />);
    fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowUp' });
    fireEvent.keyDown(screen.getByRole('button'), { key: 'PageUp' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    expect(said()).toBe('');
  });
});
