// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startEnglish } from '../../ui/testing/english-words.ts';
import { Part } from './part.tsx';

beforeAll(() => startEnglish('quiz'));
afterEach(cleanup);

it('names a tile by its letter and its position, which is counted from 0', () => {
  render(<Part part={{ key: 'a', tile: [2, 0] }} />);
  expect(screen.getByText('Tile A (column 2, row 0)')).toBeDefined();
});
