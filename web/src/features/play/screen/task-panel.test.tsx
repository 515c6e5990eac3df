// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { DATA } from '../tips/testing/level-with-tips.tsx';
import { TaskPanel } from './task-panel.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));
vi.mock('../../../lib/python.ts', () => ({ python: {} }));

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

it('unfolds the example of the idea on a small screen', () => {
  const tutorial = '<p>A loop repeats.</p><pre>for i in range(2):</pre>';
  renderPlay(<TaskPanel data={{ ...DATA, tutorial }} farm={0} />);
  const fold = screen.getByRole('button', { name: 'Idea' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
});
