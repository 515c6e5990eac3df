// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { Shell } from './shell.tsx';

beforeAll(loadWords);
afterEach(cleanup);

it.each(['/en/courses', '/en/play/python/intro-level1'])('%s has a footer with Feedback', async (address) => {
  answering({});
  renderAt(address, <Shell />);
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getAllByRole('link')).toHaveLength(3);
  expect(within(footer).getByRole('button', { name: 'Feedback' })).toBeTruthy();
});
