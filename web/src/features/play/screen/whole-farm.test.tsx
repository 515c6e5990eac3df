// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { WholeFarm } from './whole-farm.tsx';

beforeAll(loadEnglish);
afterEach(cleanup);

it('switches between a part of the farm and the whole farm', () => {
  const onSwap = vi.fn<() => void>();
  renderPlay(<WholeFarm onSwap={onSwap} />);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in or show the whole farm' }));
  expect(onSwap).toHaveBeenCalledOnce();
});
