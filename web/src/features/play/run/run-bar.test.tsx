// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish, loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { RunBar } from './run-bar.tsx';
import { NOT_STARTED } from './run-state.ts';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('../../../ui/confirm-dialog.tsx', () => ({
  get ConfirmDialog() {
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>the dialog</p>;
  },
}));

const press = (key: string): void => {
  fireEvent.click(screen.getByRole('button', { name: inEnglish(key) }));
};

beforeAll(loadEnglish);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('RunBar', () => {
  it('says when a dialog cannot be loaded, and loads it again with the next press', async () => {
    renderPlay(
      <RunBar
        code=""
        state={NOT_STARTED}
        levelName=""
        onRun={() => {}}
        onStop={() => {}}
        onReset={() => {}}
        onLoad={() => {}}
        blocked={undefined}
      >
        {null}
      </RunBar>,
    );
    press('play.reset.button');
    expect((await screen.findByRole('alert')).textContent).toBe(inEnglish('account.failure.unreachable'));
    press('dialog.close');
    expect(screen.queryByRole('alert')).toBeNull();
    network.isThere = true;
    press('play.reset.button');
    expect(await screen.findByText('the dialog')).toBeTruthy();
  });
});
