// @vitest-environment happy-dom
import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { DATA } from '../tips/testing/level-with-tips.tsx';
import { TaskPanel } from './task-panel.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));
vi.mock('../../../lib/python.ts', () => ({ python: {} }));

const CREATIVE: CreativeSummary = {
  id: '11111111-1111-4111-8111-111111111111',
  level_slug: 'carrots-abc',
  course_id: 'python',
  name: 'Carrots',
  map_path: null,
  size: [4, 4],
  creator_user_id: '22222222-2222-4222-8222-222222222222',
  creator_student_id: null,
  creator_name: 'Ada',
  own: false,
  is_public: true,
  school_visible: false,
  state: 'public',
  favorite: false,
  likes: 0,
  plays: 0,
  completions: 0,
  updated_at: '2026-01-01T08:00:00.000Z',
};

beforeAll(loadEnglish);
afterEach(cleanup);

it.each<[string, readonly string[] | undefined, string]>([
  ['New', ['for-loop'], 'New'],
  ['Idea, without anything new', [], 'Idea'],
  ['Idea, on a level without a course', undefined, 'Idea'],
])('marks the idea of a lesson as %s', (_, introduces, name) => {
  const tutorial = '<p>A loop repeats.</p><pre>for i in range(2):</pre>';
  renderPlay(
    <TaskPanel data={{ ...DATA, tutorial, ...(introduces && { introduces: [...introduces] }) }} farm={0} />,
  );
  expect(screen.getByRole('region', { name }).textContent).toContain('A loop repeats.');
});

it.each([
  ['a boss with a new word', 'boss', '<p>A list can hold <strong>lists</strong>.</p>', ['New']],
  ['a boss that only practises', 'boss', '<p>You know everything you need: <code>build</code>.</p>', []],
  ['a level for making something', 'make', '<p>A list can hold <strong>lists</strong>.</p>', []],
  ['another level', 'fix', '<p>A loop repeats.</p>', ['New']],
] as const)('shows the idea of %s: %s', (_, role, sentence, names) => {
  const tutorial = `${sentence}<pre>a = 1</pre>`;
  renderPlay(<TaskPanel data={{ ...DATA, role, introduces: ['nested-list'], tutorial }} farm={0} />);
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(regions).toEqual(['Goal:', ...names]);
});

it('isolates the direction of its label from the numbers in the sentence', () => {
  const tutorial = '<p>% 26 does that.</p><pre>print(29 % 26)</pre>';
  renderPlay(<TaskPanel data={{ ...DATA, tutorial }} farm={0} />);
  expect(screen.getByRole('region', { name: 'Idea' }).querySelector('p bdi')?.textContent).toBe('Idea');
});

it('unfolds the example of the idea on a small screen', () => {
  const tutorial = '<p>A loop repeats.</p><pre>for i in range(2):</pre>';
  renderPlay(<TaskPanel data={{ ...DATA, tutorial }} farm={0} />);
  const fold = screen.getByRole('button', { name: 'Idea' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
});

it.each([
  ['a short example', ['a = 1', 'b = 2'], false, false],
  ['an example with a long line', ['print("I look to the field.")'], true, false],
  ['an example with many lines', ['a', 'b', 'c', 'd', 'e', 'f'], false, true],
])('shows all lines of %s as they are written', (_, lines, isWide, isLong) => {
  const tutorial = `<p>A loop repeats.</p><pre>${lines.join('\n')}</pre>`;
  renderPlay(<TaskPanel data={{ ...DATA, tutorial }} farm={0} />);
  const idea = screen.getByRole('region', { name: 'Idea' });
  expect(idea.querySelector('pre')?.textContent).toBe(`${lines.join('\n')}\n`);
  expect('wide' in idea.dataset).toBe(isWide);
  expect('long' in idea.dataset).toBe(isLong);
});

it.each([
  [
    'four lines after those before its point',
    ['a = 1', 'if a:', '    b', 'elif c:', '    d', 'else:', '    e'],
    3,
    false,
  ],
  ['more lines', ['a', 'b', 'c', 'd', 'e', 'f'], 0, true],
])('fades a folded example only where it is cut: %s', (_, lines, first, isCut) => {
  const point = first > 0 ? 'With <code>elif</code> you ask more.' : 'A loop repeats.';
  renderPlay(
    <TaskPanel data={{ ...DATA, tutorial: `<p>${point}</p><pre>${lines.join('\n')}</pre>` }} farm={0} />,
  );
  expect('cut' in screen.getByRole('region', { name: 'Idea' }).dataset).toBe(isCut);
});

it('passes the indent of each line to its style', () => {
  const tutorial = '<p>A loop repeats.</p><pre>for i in range(2):\n    print(i)</pre>';
  renderPlay(<TaskPanel data={{ ...DATA, tutorial }} farm={0} />);
  const [first, second] = screen.getByRole('region', { name: 'Idea' }).querySelectorAll('pre span');
  expect([first, second].map((line) => (line as HTMLElement).style.getPropertyValue('--indent'))).toEqual([
    '0ch',
    '4ch',
  ]);
});

it('shows the story before the goal', () => {
  renderPlay(<TaskPanel data={{ ...DATA, story: 'The hens are hungry.' }} farm={0} />);
  expect(screen.getByText('The hens are hungry.')).toBeTruthy();
});

it.each([
  [true, 1],
  [false, 0],
])('shows the values and the line limit of a level by another player: %s', (isCreative, count) => {
  const goals = [
    { action: 'assign' as const, variable: 'carrots', depends: { count: 5 }, score: 0, maxScore: 1 },
  ];
  const data = { ...DATA, levelGoals: goals, maxLinesOfCode: 3, ...(isCreative && { creative: CREATIVE }) };
  renderPlay(<TaskPanel data={data} farm={0} />);
  // A level without a goal sentence shows its goals on a phone too.
  expect('alone' in screen.getByRole('list').dataset).toBe(isCreative);
  expect(screen.queryAllByText('5')).toHaveLength(count);
  expect(screen.queryAllByText('Use 3 lines of code at most.')).toHaveLength(count);
});
