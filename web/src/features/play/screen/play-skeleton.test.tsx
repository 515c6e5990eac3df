// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { PlaySkeleton } from './play-skeleton.tsx';

beforeAll(loadEnglish);
afterEach(cleanup);

it.each([
  ['the play screen before its level', <PlaySkeleton key="0" />, 'Loading level...'],
  ['an overlay with its own words', <LoadingOverlay key="1" message="Wait" />, 'Wait'],
  ['an overlay with a percentage', <LoadingOverlay key="2" progress={0.42} />, 'Loading level...42%'],
])('%s says that it is loading', (_, part, words) => {
  renderPlay(part);
  const [said] = screen.getAllByRole('status');
  expect(said?.textContent ?? '').toBe(words);
});
