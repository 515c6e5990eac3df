// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { CreativeLevelsPage } from './creative-levels-page.tsx';
import { CreatorPage } from './creator-page.tsx';
import { EditorPage } from './editor-page.tsx';
import { grassFarm } from './model/design.ts';
import { OwnLevelsPage } from './own-levels-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const CREATOR = '22222222-2222-4222-8222-222222222222';

const summary = (change: object = {}) => ({
  id: ID,
  level_slug: 'my-farm-abc',
  course_id: 'python',
  name: 'My farm',
  map_path: null,
  size: [16, 10],
  creator_user_id: CREATOR,
  creator_student_id: null,
  creator_name: 'Kind Pumpkin',
  own: true,
  is_public: false,
  school_visible: false,
  state: 'draft',
  favorite: false,
  likes: 2,
  plays: 5,
  completions: 1,
  updated_at: '2026-01-01T08:00:00.000Z',
  ...change,
});
const level = {
  ...summary(),
  farms: [grassFarm()],
  code_template: 'import player\n',
  tutorial: '',
  proven: false,
  unshared_changes: false,
  taken_down_reason: null,
  remix_of: null,
};
const pageOf = (...levels: readonly object[]): Answer => [
  200,
  { levels, page: 1, size: 12, total: levels.length },
];
const USER = {
  user_id: CREATOR,
  email: 'a@example.org',
  user_details: { user_type: 0 },
  is_student: false,
  student_id: null,
  organization_id: null,
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
};

beforeAll(loadWords);
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list of own levels', () => {
  it('shows the state, the plays and the completions of each level', async () => {
    answering({ 'GET /api/level/creative/paginated': pageOf(summary()) });
    renderAt('/en/level-creator', <OwnLevelsPage />);
    const link = await screen.findByRole('link', { name: 'My farm' });
    expect(link.getAttribute('href')).toBe('/en/level-creator/python/my-farm-abc');
    expect(link.closest('li')?.textContent).toContain('Draft5 plays1 completion');
  });

  it.each<[string, Answer, string]>([
    ['no levels', pageOf(), 'No levels yet. Build your first level.'],
    ['a failure', [500, {}], 'We could not load your levels.'],
  ])('reports %s', async (_, answer, words) => {
    answering({ 'GET /api/level/creative/paginated': answer });
    renderAt('/en/level-creator', <OwnLevelsPage />);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('deletes a level only after a confirmation', async () => {
    const sent = answering({
      'GET /api/level/creative/paginated': pageOf(summary()),
      'DELETE /api/level/creative/my-farm-abc': [204],
    });
    renderAt('/en/level-creator', <OwnLevelsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete My farm?' });
    expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toContain('DELETE /api/level/creative/my-farm-abc'),
    );
  });

  it('copies a level as a private level that names the original', async () => {
    const sent = answering({
      'GET /api/level/creative/paginated': pageOf(summary({ is_public: true })),
      'GET /api/level/creative/my-farm-abc': [200, { ...level, is_public: true }],
      'POST /api/level/creative/create': [200, level],
    });
    renderAt('/en/level-creator', <OwnLevelsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
        name: 'Copy of My farm',
        is_public: false,
        remix_of: ID,
      }),
    );
  });

  it('says why a file cannot be opened', async () => {
    answering({ 'GET /api/level/creative/paginated': pageOf() });
    renderAt('/en/level-creator', <OwnLevelsPage />);
    const field = await screen.findByLabelText('Open a level file or a Tiled map');
    fireEvent.change(field, { target: { files: [new File(['hello'], 'a.json')] } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This file is neither a level nor a Tiled map.',
    );
  });
});

it('says in the editor how many tiles of an opened file have no match', async () => {
  const map = {
    type: 'map',
    orientation: 'orthogonal',
    width: 4,
    height: 4,
    layers: [{ name: 'xyz', type: 'tilelayer', width: 4, height: 4, data: [1, 1, ...Array(14).fill(0)] }],
    tilesets: [{ firstgid: 1, name: 'town' }],
  };
  answering({
    'GET /api/level/creative/paginated': pageOf(),
    'POST /api/level/creative/create': [200, level],
    'GET /api/level/creative/my-farm-abc': [200, level],
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
  renderAt(
    '/en/level-creator',
    <Routes>
      <Route path="level-creator" element={<OwnLevelsPage />} />
      <Route
        path="level-creator/:courseId/:levelSlug"
        element={<EditorPage slots={{ AuthorRun: () => null, CodeEditor: () => null }} />}
      />
    </Routes>,
  );
  const field = await screen.findByLabelText('Open a level file or a Tiled map');
  fireEvent.change(field, { target: { files: [new File([JSON.stringify(map)], 'a.tmj')] } });
  expect(await screen.findByText(/^The map is open\. 2 tiles have no match here/)).toBeTruthy();
});

describe('the levels of others', () => {
  const shared = summary({ own: false, state: 'public', is_public: true });

  it('are read-only for a visitor', async () => {
    answering({ 'GET /api/level/creative/public/paginated': pageOf(shared) });
    renderAt('/en/creative-levels', <CreativeLevelsPage />);
    const link = await screen.findByRole('link', { name: 'My farm' });
    expect(link.getAttribute('href')).toBe(`/en/play/python/${CREATOR}/my-farm-abc`);
    expect(screen.queryByRole('button', { name: /Like|Report|Copy/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Favourites' })).toBeNull();
  });

  it('can be liked, and show the old state again if the server refuses a change', async () => {
    const likes: Answer[] = [[200, { favorite: true, likes: 3 }]];
    answering({
      'GET /api/auth/current': [200, USER],
      'GET /api/level/creative/public/paginated': pageOf(shared),
      [`POST /api/level/creative/${ID}/favorite`]: () => likes.shift() ?? [500, {}],
      [`DELETE /api/level/creative/${ID}/favorite`]: [500, {}],
    });
    renderAt('/en/creative-levels', <CreativeLevelsPage />);
    const like = await screen.findByRole('button', { name: 'Like: My farm' });
    fireEvent.click(like);
    await waitFor(() => expect([like.textContent, like.getAttribute('aria-pressed')]).toEqual(['3', 'true']));
    fireEvent.click(like);
    await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('false'));
    await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'));
  });

  it('have buttons that name the level, and can be reported with a reason', async () => {
    const sent = answering({
      'GET /api/auth/current': [200, USER],
      'GET /api/level/creative/public/paginated': pageOf(shared),
      [`POST /api/level/creative/${ID}/report`]: [200, { reported: true }],
    });
    renderAt('/en/creative-levels', <CreativeLevelsPage />);
    const copy = await screen.findByRole('button', { name: 'Copy and change' });
    const name = document.getElementById(copy.getAttribute('aria-describedby') ?? '');
    expect(name?.textContent).toBe('My farm');
    fireEvent.click(await screen.findByRole('button', { name: 'Report: My farm' }));
    fireEvent.click(await screen.findByLabelText('It does not work.'));
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Thank you. An adult will look at this level.')).toBeTruthy();
    expect(sent.find(({ call }) => call.endsWith('/report'))?.body).toEqual({ reason: 'broken' });
  });
});

it.each<[string, number, string]>([
  ['an unknown creator does not exist', 404, 'not found'],
  ['a failure offers another try', 500, 'We could not load your levels.'],
])('on the page of a creator: %s', async (_, status, words) => {
  answering({ 'GET /api/level/creative/public/creator//stats': [status, {}] });
  renderAt('/en/creative-levels/creator', <CreatorPage missing={<p>not found</p>} />);
  expect(await screen.findByText(words)).toBeTruthy();
});
