// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sound } from '../../../lib/settings.ts';
import { FarmDialog } from '../narration/farm-dialog.tsx';
import { TINY_FARM } from '../narration/testing/tiny-farm.ts';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { soundVolume } from './sound-volume.ts';

/** A button that opens the settings, from which the user can open the farm in words. */
const Page = () => {
  const [settings, setSettings] = useState(false);
  const [farm, setFarm] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setSettings(true)}>
        Settings
      </button>
      <SettingsDialog
        opened={settings}
        onClose={() => setSettings(false)}
        onZoom={() => {}}
        onFarmInWords={() => setFarm(true)}
      />
      <FarmDialog opened={farm} onClose={() => setFarm(false)} shownFarm={() => TINY_FARM} />
    </>
  );
};

const openSettings = async () => {
  renderPlay(<Page />);
  const opener = screen.getByRole('button', { name: 'Settings' });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Game settings' });
  return opener;
};

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

beforeAll(loadEnglish);
beforeEach(() => {
  sound.remove();
  soundVolume.remove();
});
afterEach(cleanup);

describe('SettingsDialog', () => {
  it('closes when the farm in words opens, which then returns the focus to the settings button', async () => {
    const opener = await openSettings();
    for (const _ of ['for the first time', 'again']) {
      press('Read');
      await screen.findByRole('dialog', { name: 'The farm in words' });
      expect(screen.queryByRole('dialog', { name: 'Game settings' })).toBeNull();
      press('Close');
      await waitFor(() => expect(document.activeElement).toBe(opener));
      fireEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Game settings' });
    }
    press('Close');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('turns the sound off at volume 0, and on again at the earlier volume', async () => {
    await openSettings();
    const slider = screen.getByRole('slider', { name: 'Sound volume' });
    for (const value of ['0.4', '0']) fireEvent.change(slider, { target: { value } });
    expect([sound.read(), soundVolume.read()]).toEqual(['off', 0.4]);
    fireEvent.change(slider, { target: { value: '0.1' } });
    expect([sound.read(), soundVolume.read()]).toEqual(['on', 0.1]);
  });
});
