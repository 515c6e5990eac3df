// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { KeptCodeBook } from './kept-code-book.tsx';

beforeAll(loadEnglish);
afterEach(cleanup);

it('shows the commands met so far first, marks what is new, and closes', () => {
  let closings = 0;
  const close = () => {
    closings += 1;
  };
  renderPlay(<KeptCodeBook met={['move_forward', 'turn_left']} fresh={['turn_left']} onClose={close} />);
  const book = screen.getByRole('complementary', { name: 'Code book' });
  const names = within(book)
    .getAllByRole('region')
    .map((page) => page.getAttribute('aria-label'));
  const [first] = within(book).getAllByRole('heading', { level: 3 });
  expect([names.slice(0, 2), first?.textContent?.startsWith('New')]).toEqual([
    ['turn_left', 'move_forward'],
    true,
  ]);
  expect(within(book).getByText('You will learn these commands later')).toBeTruthy();
  fireEvent.click(within(book).getByRole('button', { name: 'Close' }));
  expect(closings).toBe(1);
});
