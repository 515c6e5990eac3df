// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { CodeFileDialog } from './code-file-dialog.tsx';

const SUGGESTED = 'three-eggs';

/** Names of the downloaded files. */
let saved: string[] = [];
let loaded: string[] = [];
let closings = 0;

const show = (kind: 'save' | 'load') =>
  renderPlay(
    <CodeFileDialog
      kind={kind}
      code="import player"
      suggestedName="Three eggs!"
      onLoad={(code) => loaded.push(code)}
      onClose={() => {
        closings += 1;
      }}
    />,
  );

const save = async (name: string): Promise<void> => {
  show('save');
  fireEvent.change(await screen.findByLabelText('File name'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save code' }));
};

const load = async (file: File): Promise<void> => {
  show('load');
  const chooser = await screen.findByLabelText('Choose a file');
  fireEvent.change(chooser, { target: { files: [file] } });
};

beforeAll(loadEnglish);
beforeEach(() => {
  saved = [];
  loaded = [];
  closings = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:code');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Save My Code', () => {
  it('suggests the name of the level', async () => {
    show('save');
    expect(await screen.findByRole('dialog', { name: 'Save My Code' })).toBeTruthy();
    expect(await screen.findByDisplayValue(SUGGESTED)).toBeTruthy();
  });

  it.each([
    ['my farm', 'my farm.py'],
    ['  farm.py ', 'farm.py'],
  ])('downloads the file: %j', async (name, file) => {
    await save(name);
    expect([saved, closings]).toEqual([[file], 1]);
    // An iPad asks first, and reads the file after that.
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  });

  it.each(['', '   '])('shows at the field that the name is missing: %j', async (name) => {
    await save(name);
    expect(screen.getByText('Please provide a name for the file.')).toBeTruthy();
    expect([saved, closings]).toEqual([[], 0]);
    fireEvent.change(screen.getByLabelText('File name'), { target: { value: 'farm' } });
    expect(screen.queryByText('Please provide a name for the file.')).toBeNull();
  });
});

describe('Load My Code', () => {
  it('puts the text of the file into the editor', async () => {
    await load(new File(['player.push()'], 'farm.py'));
    await waitFor(() => expect([loaded, closings]).toEqual([['player.push()'], 1]));
  });

  it.each<[string, BlobPart, RegExp]>([
    ['farm.png', new Uint8Array([0xff, 0xfe, 0x00]), /^This file does not contain text/],
    ['farm.py', '', /^This file is empty.* Your code is still here\./],
    ['farm.txt', '\n  \n', /^This file is empty/],
  ])('says what is wrong with %s of %j, and keeps the code', async (name, text, words) => {
    await load(new File([text], name));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect([loaded, closings]).toEqual([[], 0]);
  });

  it('accepts another file after a refused one', async () => {
    await load(new File([''], 'farm.py'));
    await screen.findByRole('alert');
    const chooser = screen.getByLabelText('Choose a file');
    fireEvent.change(chooser, { target: { files: [new File(['player.push()'], 'farm.py')] } });
    await waitFor(() => expect([loaded, closings]).toEqual([['player.push()'], 1]));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
