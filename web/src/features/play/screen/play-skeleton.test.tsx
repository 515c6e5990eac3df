// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx';
import { inEnglish, loadEnglish, renderPlay } from '../testing/render-play.tsx';
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

it('shows what a level is about before the level is loaded', () => {
  renderPlay(
    <PlaySkeleton
      preview={{
        courseId: 'python',
        levelSlug: 'intro-level1',
        name: 'First steps',
        goal: 'Walk 3 steps.',
        goalLang: 'en',
        code: 'import player\n',
        picture: '/farm.png',
      }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'First steps' })).toBeTruthy();
  expect(screen.getByText('Walk 3 steps.').getAttribute('lang')).toBe('en');
  expect(document.querySelector('pre')?.textContent).toBe('import player\n');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/farm.png');
  // The skeleton already contains everything below the farm, so that the farm does not change its size when the level
  // has loaded.
  expect(screen.getByText(inEnglish('play.timeLater'))).toBeTruthy();
});
