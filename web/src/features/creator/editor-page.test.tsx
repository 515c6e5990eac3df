// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, loadWords } from '../../ui/testing/render-page.tsx';
import {
  bodies,
  CHANGED,
  CREATE,
  GET,
  level,
  PROOF,
  PUT,
  prepareEditor,
  rename,
  SOLUTION,
  save,
  show,
} from './testing/render-editor.tsx';

beforeAll(loadWords);
beforeEach(prepareEditor);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a version that another tab has saved', () => {
  const theirs = level({ name: 'Their farm', updated_at: '2026-01-01T09:00:00.000Z' });
  const start = async (answers: Readonly<Record<string, Answer | (() => Answer)>> = {}) => {
    const loads = [level(), theirs];
    const sent = show({ [GET]: () => [200, loads.shift() ?? theirs], [PUT]: CHANGED, ...answers });
    await rename('My version');
    save();
    await screen.findByText(/Another tab or device has saved a newer version/);
    return sent;
  };

  it('is detected by the version that the save is based on', async () => {
    const sent = await start();
    expect(bodies(sent, PUT)).toMatchObject([{ name: 'My version', based_on: '2026-01-01T08:00:00.000Z' }]);
  });

  it("can be shown, and undo restores the author's version", async () => {
    await start();
    fireEvent.click(screen.getByRole('button', { name: 'Show the newer version' }));
    await screen.findByText('This is the newer version. Undo brings your version back.');
    expect(screen.getByText('Their farm')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('My version')).toBeTruthy();
    expect(screen.queryByText(/This is the newer version/)).toBeNull();
  });

  it('moves the focus to the farm when its button disappears', async () => {
    await start();
    const way = screen.getByRole('button', { name: 'Show the newer version' });
    way.focus();
    fireEvent.click(way);
    await screen.findByText(/This is the newer version/);
    expect(document.activeElement).toBe(screen.getByRole('application'));
  });

  it("can be overwritten by the author's version", async () => {
    const answers = [CHANGED, [200, level({ name: 'My version' })] as const];
    const sent = await start({ [PUT]: () => answers.shift() ?? CHANGED });
    fireEvent.click(screen.getByRole('button', { name: 'Keep my version' }));
    await screen.findByText('All changes saved');
    const [, forced] = bodies(sent, PUT);
    expect(forced).not.toHaveProperty('based_on');
  });

  it("stays, and the author's version becomes a copy", async () => {
    const copy = level({ name: 'Copy of My version', level_slug: 'copy-abc' });
    const sent = await start({ [CREATE]: [200, copy] });
    fireEvent.click(screen.getByRole('button', { name: 'Save mine as a copy' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toContain('/copy-abc'));
    expect(bodies(sent, CREATE)).toMatchObject([{ name: 'Copy of My version' }]);
  });
});

describe('sharing', () => {
  it.each([
    [{ is_public: true, school_visible: true }, /before others see it/],
    [{ is_public: false, school_visible: true }, /before your school sees it/],
  ])('with %o waits for a teacher, and says who will see the level', async (wish, words) => {
    show({ [GET]: [200, level({ ...wish, state: 'waiting', proven: true })] });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('saves an unfinished level unshared, and shares it with its proof', async () => {
    const shared = level({ is_public: true, state: 'public', proven: true });
    const answers = [level(), shared];
    const sent = show({ [GET]: [200, level()], [PUT]: () => [200, answers.shift() ?? shared] });
    fireEvent.click(await screen.findByRole('button', { name: 'Level settings' }));
    fireEvent.click(await screen.findByLabelText('Make it public'));
    fireEvent.change(screen.getByLabelText('Level name'), { target: { value: 'Better name' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    save();
    await screen.findByText(/Saved, but not shared yet/);
    expect(bodies(sent, PUT)).toMatchObject([{ name: 'Better name', is_public: false }]);
    fireEvent.click(screen.getByRole('tab', { name: /Solution/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Prove it' }));
    await waitFor(() => expect(screen.queryByText(/not shared yet/)).toBeNull());
    save();
    await waitFor(() =>
      expect(bodies(sent, PUT)[1]).toMatchObject({ name: 'Better name', is_public: true, proof: PROOF }),
    );
    expect(await screen.findByText('Your level is public now. Everyone can play it.')).toBeTruthy();
  });

  it.each([
    [[0] as const, /We cannot reach Hopcode/],
    [
      [
        422,
        { statusCode: 422, message: 'x', issues: [{ path: 'body.name', message: 'unkind_word' }] },
      ] as const,
      /a word that is not for children/,
    ],
  ])('says why a save failed with the answer %j', async (answer, words) => {
    show({ [GET]: [200, level()], [PUT]: answer });
    await rename('Other name');
    save();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('the solution', () => {
  const write = async (): Promise<void> => {
    fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
    fireEvent.change(await screen.findByLabelText('Your solution'), { target: { value: SOLUTION } });
  };

  it('is kept after the first save of a new level', async () => {
    show({ [CREATE]: [200, level()], [GET]: [200, level()] }, '?isNewLevel=true');
    await write();
    await rename('My farm');
    save();
    await screen.findByText('All changes saved');
    cleanup();
    show({ [GET]: [200, level()] });
    fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
    expect(await screen.findByDisplayValue(SOLUTION.trim())).toBeTruthy();
  });

  it('has a button for each farm', async () => {
    show({ [GET]: [200, level({ farms: [...level().farms, ...level().farms] })] });
    fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
    const farms = await screen.findByRole('group', { name: 'Farms' });
    fireEvent.click(within(farms).getByRole('button', { name: 'Farm 2' }));
    expect(await screen.findByText('shown farm 2')).toBeTruthy();
  });
});

it('says that the level at an address belongs to another account', async () => {
  show({ [GET]: [404, { statusCode: 404, message: 'Not Found', detail: 'unknown_level' }] });
  expect(await screen.findByText(/You have no level at this address/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show my levels' }).getAttribute('href')).toBe('/en/level-creator');
});

it('does not report a missing level after a lost connection', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show({ [GET]: [0] });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText('Failed to load game data')).toBeTruthy();
});

it('reports a missing name after an attempt to save, not before', async () => {
  show({ [GET]: [200, level()] }, '?isNewLevel=true');
  fireEvent.click(await screen.findByRole('button', { name: 'Level settings' }));
  await screen.findByLabelText('Level name');
  expect(screen.queryByText('Level name is required')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  save();
  expect(await screen.findByText('Level name is required')).toBeTruthy();
});

describe('rules of the program', () => {
  it('asks for the solution again after the line limit is lowered', async () => {
    show({ [GET]: [200, level()] });
    fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Prove it' }));
    await screen.findByText('Your program finishes this level');
    fireEvent.click(screen.getByRole('tab', { name: /Goals/ }));
    fireEvent.click(screen.getByLabelText('Limit the lines of code'));
    expect(screen.getByText('Your program does not finish this level yet')).toBeTruthy();
  });

  it('adds a goal for a variable, and shows its value', async () => {
    show({ [GET]: [200, level()] });
    fireEvent.click(await screen.findByRole('tab', { name: /Goals/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Add the goal' }));
    expect(screen.getByText('Type a number or some text.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Name of the variable'), { target: { value: 'carrots' } });
    fireEvent.change(screen.getByLabelText('Value at the end of the program'), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add the goal' }));
    expect(screen.getByText('Set the variable: carrots').textContent).toContain('= 3');
  });

  it('refuses a word of Python or of the farm as the name of a variable', async () => {
    show({ [GET]: [200, level()] });
    fireEvent.click(await screen.findByRole('tab', { name: /Goals/ }));
    const name = screen.getByLabelText('Name of the variable');
    fireEvent.change(screen.getByLabelText('Value at the end of the program'), { target: { value: '3' } });
    for (const [word, reason] of [
      ['print', 'Python uses this word itself. Choose another name.'],
      ['player', 'The farm uses this word itself. Choose another name.'],
    ] as const) {
      fireEvent.change(name, { target: { value: word } });
      fireEvent.click(screen.getByRole('button', { name: 'Add the goal' }));
      const described = name.getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(described)?.textContent).toBe(reason);
    }
    expect(screen.queryByText(/Set the variable/)).toBeNull();
  });

  it('sets a line limit', async () => {
    const sent = show({ [GET]: [200, level()], [PUT]: [200, level()] });
    fireEvent.click(await screen.findByRole('tab', { name: /Goals/ }));
    fireEvent.click(screen.getByLabelText('Limit the lines of code'));
    fireEvent.change(screen.getByLabelText('Maximum number of lines'), { target: { value: '4' } });
    fireEvent.blur(screen.getByLabelText('Maximum number of lines'));
    save();
    await waitFor(() => expect(bodies(sent, PUT)).toMatchObject([{ farms: [{ maxLinesOfCode: 4 }] }]));
  });
});

describe('the keyboard', () => {
  const board = () => screen.getByRole('application');
  const arm = async (picker: string, choice: string): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: picker }));
    const words = await screen.findByText(choice);
    words.closest('button')?.focus();
    fireEvent.click(words);
  };

  it('returns to the tile on the farm after a command is chosen, and the placed thing is announced', async () => {
    show({ [GET]: [200, level()] });
    fireEvent.keyDown(await screen.findByRole('application'), { key: 'ArrowRight' });
    fireEvent.blur(board());
    await arm('Commands', 'Walk here');
    expect(document.activeElement).toBe(board());
    fireEvent.keyDown(board(), { key: 'ArrowLeft' });
    fireEvent.keyDown(board(), { key: 'ArrowRight' });
    fireEvent.keyDown(board(), { key: 'Enter' });
    expect(screen.getByTestId('announcer').textContent).toMatch(/Row 0, column 1: grass, /);
  });

  it('returns to the farm after the words of a command are entered', async () => {
    show({ [GET]: [200, level()] });
    fireEvent.keyDown(await screen.findByRole('application'), { key: 'ArrowRight' });
    await arm('Commands', 'Speak');
    fireEvent.keyDown(board(), { key: 'ArrowLeft' });
    fireEvent.keyDown(board(), { key: 'ArrowRight' });
    fireEvent.keyDown(board(), { key: 'Enter' });
    fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'Hello!' } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(board());
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(document.activeElement).toBe(board());
  });
});
