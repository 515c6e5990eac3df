// @vitest-environment happy-dom
import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, loadWords } from '../../../ui/testing/render-page.tsx';
import {
  bodies,
  CREATE,
  GET,
  level,
  PUT,
  prepareEditor,
  rename,
  save,
  show,
} from '../testing/render-editor.tsx';

beforeAll(loadWords);
beforeEach(prepareEditor);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const leave = (): void => void fireEvent.click(screen.getByRole('link', { name: 'Back to levels' }));
const place = () => screen.getByTestId('place').textContent;

/** Delays every later server response until the returned function is called. */
const holdAnswers = (): (() => void) => {
  const answer = globalThis.fetch;
  let release = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => waiting.then(() => answer(url, init)));
  return () => release();
};

it('keeps the question about unsaved changes open, and saves nothing, until the author answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = show({ [GET]: [200, level()], [PUT]: [200, level({ name: 'Other name' })] });
  await rename('Other name');
  leave();
  await screen.findByText('You have unsaved changes. Are you sure you want to leave?');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(bodies(sent, PUT)).toEqual([]);
  expect(place()).toContain('/my-farm-abc');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(bodies(sent, PUT)).toHaveLength(1);
});

it('says in the question about unsaved changes when an earlier save has finished', async () => {
  show({ [GET]: [200, level()], [PUT]: [200, level({ name: 'Other name' })] });
  await rename('Other name');
  const release = holdAnswers();
  save();
  leave();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/^Saving/);
  release();
  await waitFor(() => expect(dialog.textContent).toContain('All changes saved'));
  expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  expect(place()).toContain('/my-farm-abc');
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(place()).toBe('/en/level-creator');
});

it('removes the result of the solution when a file is opened', async () => {
  show({ [GET]: [200, level()] });
  fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Prove it' }));
  expect(screen.getByText('the result')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Maps and files' }));
  const [map] = await screen.findAllByLabelText(/^Open a level file/);
  const grass = {
    name: 'Grass',
    type: 'tilelayer',
    width: 4,
    height: 4,
    data: Array.from({ length: 16 }, () => 1),
  };
  const tiled = {
    type: 'map',
    orientation: 'orthogonal',
    width: 4,
    height: 4,
    layers: [grass],
    tilesets: [{ firstgid: 1, name: 'town' }],
  };
  const file = new File([JSON.stringify(tiled)], 'farm.tmj');
  if (map) fireEvent.change(map, { target: { files: [file] } });
  await screen.findByText(/^The file is open/);
  expect(screen.queryByText('the result')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Maps and files' }));
  await screen.findAllByLabelText(/^Open a level file/);
  expect(screen.queryByText(/^The file is open/)).toBeNull();
});

it('explains a blocked tile in a plain sentence, which comes first for screen readers', async () => {
  const farm = tinyLevel({ map: '>#..', goals: [] });
  show({ [GET]: [200, level({ farms: [farm] })] });
  const board = await screen.findByRole('application');
  fireEvent.click(screen.getByRole('button', { name: 'Set player start' }));
  fireEvent.keyDown(board, { key: 'ArrowRight' });
  fireEvent.keyDown(board, { key: 'Enter' });
  expect(screen.getByText('Cannot place player start on collision area')).toBeTruthy();
  expect(screen.getByText('Something blocks this tile. Choose another tile.')).toBeTruthy();
  expect(screen.getByTestId('announcer').textContent).toMatch(/^Something blocks this tile\..*Cannot place/);
});

it('tells the author why a check reported the level', async () => {
  show({ [GET]: [200, level({ is_public: true, state: 'public', proven: true, contact_found: true })] });
  expect(
    await screen.findByText(/The level contains a phone number, an address, a link or a username/),
  ).toBeTruthy();
});

const REFUSED = { statusCode: 409, message: 'Conflict', detail: 'proof_refused' };
const SLOW = { code: 'program_slow', farm: 0 };
/** How many times the page sends a program while the server is busy. */
const TRIES = 4;
const BUSY: Answer = [503, { statusCode: 503, message: 'x', detail: 'check_busy' }];

it.each([
  [
    [409, { ...REFUSED, proof: { code: 'program_fails', farm: 1 } }] as const,
    /^Your program does not finish this level\. We ran your program too\. It does not finish farm 2\.$/,
  ],
  [[409, { ...REFUSED, proof: SLOW }] as const, /We ran your program too\. Your program takes too long\.$/],
  [BUSY, /We cannot run your program now/],
  [[429, { statusCode: 429, message: 'x', detail: 'too_many_checks' }] as const, /many of your programs/],
])('says why a proof is refused, and saves the level without the proof: %j', async (refusal, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = refusal === BUSY ? Array<Answer>(TRIES).fill(BUSY) : [refusal];
  const sent = show({ [GET]: [200, level()], [PUT]: () => answers.shift() ?? [200, level()] });
  fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Prove it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Level settings' }));
  fireEvent.click(await screen.findByLabelText('Make it public'));
  fireEvent.change(screen.getByLabelText('Level name'), { target: { value: 'Other name' } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  save();
  await act(() => vi.advanceTimersByTimeAsync(refusal === BUSY ? 15_000 : 0));
  const text = (await screen.findByText(words)).textContent;
  expect(text).toMatch(words);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  const [first, second, ...others] = bodies(sent, PUT).slice(refusal === BUSY ? TRIES - 1 : 0);
  expect(first).toMatchObject({ is_public: true, proof: {} });
  expect(second).toMatchObject({ is_public: false, name: 'Other name' });
  expect(second).not.toHaveProperty('proof');
  expect(others).toEqual([]);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Your program does not finish this level yet')).toBeTruthy();
  answers.push([200, level({ is_public: true, state: 'public', proven: true })]);
  fireEvent.click(screen.getByRole('button', { name: 'Prove it' }));
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText('Your level is public now. Everyone can play it.')).toBeTruthy();
});

it('names the field with a refused word, and removes the message when the field changes', async () => {
  const unkind = { statusCode: 422, message: 'x', issues: [{ path: 'body.name', message: 'unkind_word' }] };
  show({ [GET]: [200, level()], [PUT]: [422, unkind] });
  await rename('Other name');
  save();
  expect(await screen.findByText(/^Level name: The level contains a word/)).toBeTruthy();
  await rename('Better name');
  await waitFor(() => expect(screen.queryByText(/The level contains a word/)).toBeNull());
});

const CARROTS = tinyLevel({ map: '>.c.', goals: [{ action: 'collect', type: 'carrot', count: 1 }] });
const FEW_LINES = { ...CARROTS, maxLinesOfCode: 4 };

it.each([
  ['limited lines', true, FEW_LINES, {}],
  ['limited lines that are proven', false, FEW_LINES, { proven: true }],
  ['goals that commands prove', false, CARROTS, {}],
])('says while saving %s that the program runs: %s', async (_, runs, farm, known) => {
  const saved = level({ farms: [farm], ...known, proven: true });
  show({ [GET]: [200, level({ farms: [farm], ...known })], [PUT]: [200, saved] });
  fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Prove it' }));
  await rename('Other name');
  const release = holdAnswers();
  save();
  expect(screen.getByText('Saving…')).toBeTruthy();
  expect(screen.queryByText(/^We are running your program/) !== null).toBe(runs);
  release();
  await screen.findByText('All changes saved');
  expect(screen.queryByText(/^We are running your program/)).toBeNull();
});

it('saves a new level without its refused proof', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: Answer[] = [[409, { ...REFUSED, proof: SLOW }]];
  const sent = show({ [CREATE]: () => answers.shift() ?? [200, level()] }, '?isNewLevel=true');
  fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Prove it' }));
  await rename('My farm');
  save();
  await screen.findByText(/Your program takes too long/);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  const [first, second, ...others] = bodies(sent, CREATE);
  expect(first).toMatchObject({ name: 'My farm', proof: {} });
  expect(second).toMatchObject({ name: 'My farm' });
  expect(second).not.toHaveProperty('proof');
  expect(others).toEqual([]);
  expect(screen.getByText(/Your program takes too long/)).toBeTruthy();
  expect(place()).toBe('/en/level-creator/python/my-farm-abc');
});

it('sends the program again while the server is busy, and shares the level', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shared = level({ is_public: true, state: 'public', proven: true });
  const answers: Answer[] = [BUSY, BUSY, [200, shared]];
  const sent = show({
    [GET]: [200, level({ is_public: true })],
    [PUT]: () => answers.shift() ?? [200, shared],
  });
  fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Prove it' }));
  save();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByText('Your level is public now. Everyone can play it.');
  expect(screen.queryByText(/We cannot run your program now/)).toBeNull();
  expect(bodies(sent, PUT)).toMatchObject([{ proof: {} }, { proof: {} }, { proof: {} }]);
});

it('keeps the reason for a refused proof if the author saves again immediately', async () => {
  const answers: Answer[] = [[409, { ...REFUSED, proof: SLOW }]];
  show({ [GET]: [200, level()], [PUT]: () => answers.shift() ?? [200, level({ name: 'Other name' })] });
  fireEvent.click(await screen.findByRole('tab', { name: /Solution/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Prove it' }));
  await rename('Other name');
  save();
  await screen.findByText(/Your program takes too long/);
  save();
  await screen.findByText('All changes saved');
  expect(screen.getByText(/Your program takes too long/)).toBeTruthy();
});
