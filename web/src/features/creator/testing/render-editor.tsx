import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { Announcer } from '../../../ui/announcer.tsx';
import type { AuthorRunProps, AuthorSlots } from '../../../ui/author-program/author-slots.ts';
import { type Answer, answering, renderAt } from '../../../ui/testing/render-page.tsx';
import { EditorPage } from '../editor-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const CREATOR = '22222222-2222-4222-8222-222222222222';
export const SOLUTION = 'player.move_forward(2)\n';

export const level = (change: object = {}) => ({
  id: ID,
  level_slug: 'my-farm-abc',
  course_id: 'python',
  name: 'My farm',
  map_path: null,
  size: [4, 1],
  creator_user_id: CREATOR,
  creator_student_id: null,
  creator_name: 'Ada',
  own: true,
  is_public: false,
  school_visible: false,
  state: 'draft',
  favorite: false,
  likes: 0,
  plays: 0,
  completions: 0,
  updated_at: '2026-01-01T08:00:00.000Z',
  farms: [tinyLevel({ map: '>.c.', goals: [{ action: 'collect', type: 'carrot', count: 1 }] })],
  code_template: 'import player\n',
  tutorial: '',
  proven: false,
  unshared_changes: false,
  taken_down_reason: null,
  remix_of: null,
  ...change,
});

export const PROOF = { runs: [{ commands: [['move_forward', 2]], variables: {} }] };
/**
 * Replaces the author's run on the play screen in tests. Shows the number of the farm, the program, and a button that
 * reports a proof.
 */
const AuthorRun = ({ farm, farms, code, onChange, onProof }: AuthorRunProps) => {
  const [isProven, setProven] = useState(false);
  return (
    <>
      <textarea
        aria-label="Your solution"
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <output>{`shown farm ${farm + 1}`}</output>
      <output>{isProven ? 'the result' : ''}</output>
      <button
        type="button"
        onClick={() => {
          setProven(true);
          onProof({ runs: [...PROOF.runs] }, farms);
        }}
      >
        Prove it
      </button>
    </>
  );
};
const SLOTS: AuthorSlots = { AuthorRun, CodeEditor: () => null };

export const GET = 'GET /api/level/creative/my-farm-abc';
export const PUT = 'PUT /api/level/creative/my-farm-abc';
export const CREATE = 'POST /api/level/creative/create';
export const CHANGED: Answer = [409, { statusCode: 409, message: 'Conflict', detail: 'level_changed' }];

export const show = (answers: Readonly<Record<string, Answer | (() => Answer)>>, query = '') => {
  const sent = answering(answers);
  renderAt(
    `/en/level-creator/python/my-farm-abc${query}`,
    <Announcer>
      <Routes>
        <Route path="level-creator/:courseId/:levelSlug" element={<EditorPage slots={SLOTS} />} />
        <Route path="level-creator" element={<p>the own levels</p>} />
      </Routes>
    </Announcer>,
  );
  return sent;
};

export const rename = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Level settings' }));
  fireEvent.change(await screen.findByLabelText('Level name'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
};
export const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));
export const bodies = (sent: ReturnType<typeof answering>, call: string): unknown[] =>
  sent.filter((one) => one.call === call).map(({ body }) => body);

/** Deletes the data stored in the browser, and marks the tour as completed. */
export const prepareEditor = (): void => {
  localStorage.clear();
  localStorage.setItem('hopcode.creator_tour', JSON.stringify({ step: 'welcome', completed: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      disconnect = () => {};
      unobserve = () => {};
    },
  );
};
