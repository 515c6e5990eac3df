// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedLearner } from '../lib/account/learner.ts';
import { refreshSchool } from '../lib/api/school-query.ts';
import { createMemoryValue } from '../lib/progress/memory-value.ts';
import { createOutbox } from '../lib/progress/outbox.ts';
import { OutboxProvider } from '../lib/progress/outbox-context.tsx';
import { type Answer, answering, loadWords, renderAt } from '../ui/testing/render-page.tsx';
import { WhoPlays } from './who-plays.tsx';

vi.mock('../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const ADA = '22222222-2222-4222-8222-222222222222';
const STUDENTS = 'GET /api/organization/students';
const CHOOSE = `POST /api/auth/choose-student/${ADA}`;
const LIST = {
  students: [
    {
      id: ADA,
      username: 'Ada1',
      full_name: 'Ada Oak',
      character: 'Viking',
      assistant_enabled: true,
      assistant_attempt_limit: null,
      class_id: null,
    },
  ],
  total: 1,
  page: 1,
  size: 20,
};
const TEACHER = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type: 1 },
  is_student: false,
  student_id: ADA,
  organization_id: '33333333-3333-4333-8333-333333333333',
  last_played: { course_id: 'python', level_slug: 'loops-level2' },
  full_name: null,
  username: 'Ada1',
  student_details: { id: ADA, username: 'Ada1', character: 'Viking' },
  class_details: null,
};

const show = (answers: Readonly<Record<string, Answer>>, address = '/en/') => {
  const sent = answering({ [STUDENTS]: [200, LIST], ...answers });
  renderAt(address, <WhoPlays />);
  return sent;
};
const place = () => screen.getByTestId('place').textContent;
const ada = () => screen.findByRole('button', { name: /Ada1/ });

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('WhoPlays', () => {
  it.each([
    ['/en/', '/en/play/python/loops-level2'],
    ['/en/challenge/stairs', '/en/challenge/stairs'],
  ])('at %s goes on at %s once a student is chosen', async (address, target) => {
    const sent = show({ [CHOOSE]: [200, TEACHER] }, address);
    fireEvent.click(await ada());
    await waitFor(() => expect(place()).toBe(target));
    await waitFor(() => expect(rememberedLearner.read()?.studentId).toBe(ADA));
    expect(sent.filter(({ call }) => call === CHOOSE)).toHaveLength(1);
  });

  it.each([
    ['nobody', [200, { ...LIST, students: [], total: 0 }], 'There are no students yet.'],
    ['nothing from the server', [0], 'could not be loaded'],
  ] as const)('with %s says so, and leads to the classes all the same', async (_, answer, words) => {
    show({ [STUDENTS]: answer });
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the classes' }).getAttribute('href')).toBe(
      '/en/organization/classes',
    );
  });

  it('has the way to the classes above the list', async () => {
    show({});
    const row = await ada();
    const link = screen.getByRole('link', { name: 'Go to the classes' });
    expect(link.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('delivers what waits before another student is chosen', async () => {
    const order: string[] = [];
    const flush = async (): Promise<void> => {
      order.push('delivered');
    };
    answering({
      [STUDENTS]: [200, LIST],
      [CHOOSE]: () => {
        order.push('chosen');
        return [200, TEACHER];
      },
    });
    const outbox = { ...createOutbox({ send: async () => 'delivered', stored: createMemoryValue() }), flush };
    renderAt(
      '/en/',
      <OutboxProvider outbox={outbox}>
        <WhoPlays />
      </OutboxProvider>,
    );
    fireEvent.click(await ada());
    await waitFor(() => expect(order).toEqual(['delivered', 'chosen']));
  });

  it('has the students that were made meanwhile', async () => {
    let list: object = { ...LIST, students: [], total: 0 };
    answering({ [STUDENTS]: () => [200, list] });
    const Made = () => {
      const queryClient = useQueryClient();
      return (
        <button type="button" onClick={() => void refreshSchool(queryClient)}>
          Made
        </button>
      );
    };
    renderAt(
      '/en/',
      <>
        <WhoPlays />
        <Made />
      </>,
    );
    await screen.findByText('There are no students yet.', { exact: false });
    list = LIST;
    fireEvent.click(screen.getByRole('button', { name: 'Made' }));
    expect(await ada()).toBeTruthy();
  });

  it('looks for a name', async () => {
    const sent = show({});
    await ada();
    const before = sent.length;
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' ada ' } });
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  });

  it('says so when a student could not be chosen, and can be asked again', async () => {
    const sent = show({ [CHOOSE]: [0] });
    fireEvent.click(await ada());
    expect(await screen.findByRole('alert')).toBeTruthy();
    fireEvent.click(await ada());
    await waitFor(() => expect(sent.filter(({ call }) => call === CHOOSE)).toHaveLength(2));
    expect(place()).toBe('/en/');
  });
});
