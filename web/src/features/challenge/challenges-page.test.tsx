// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalProgress } from '../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../lib/progress/memory-value.ts';
import { ProgressProvider } from '../../lib/progress/progress-context.tsx';
import { SiteFeaturesProvider } from '../../lib/site-features.tsx';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ChallengesPage } from './challenges-page.tsx';

vi.mock('../../lib/i18n/i18n.ts', async (original) => ({
  ...(await original<typeof import('../../lib/i18n/i18n.ts')>()),
  hasOwnWords: () => true,
}));
vi.mock('../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const chapter = (id: number, name: string, slugs: readonly string[]) => ({
  id,
  name,
  level_data: slugs.map((slug) => ({ slug, name: slug, completed: slug === 'pond', locked: false })),
  quiz_exists: false,
  quiz_complete: false,
  class_locked: false,
});
const COURSE = {
  id: 'challenges',
  name: 'Challenges',
  chapters: [
    chapter(1, 'Beginner', ['stairs', 'pond']),
    chapter(2, 'Advanced', ['map']),
    chapter(3, 'Expert', []),
  ],
};

const show = (query = '', course: Answer = [200, COURSE], limit: number | null = 10, locale = 'en') => {
  const sent = answering({
    'GET /api/level/course/challenges': course,
    'GET /api/credit/challenge': [200, { execution_type: 'challenge', counter: 9, limit }],
  });
  const progress = createLocalProgress(createMemoryValue());
  progress.completed({ courseId: 'challenges', levelSlug: 'map' }, 'x');
  renderAt(
    `/${locale}/challenges${query}`,
    <SiteFeaturesProvider features={{ signUp: true, purchase: false }}>
      <ProgressProvider store={progress}>
        <ChallengesPage />
      </ProgressProvider>
    </SiteFeaturesProvider>,
  );
  return sent;
};
const cards = async () =>
  (await screen.findAllByRole('link', { name: /stairs|pond|map/ })).map(
    (card) => `${card.textContent} ${card.getAttribute('href')}`,
  );

beforeAll(loadWords);
afterEach(cleanup);

describe('ChallengesPage', () => {
  it('shows every challenge, with the progress of the account or of this browser', async () => {
    show();
    expect(await cards()).toEqual([
      'stairs /en/challenge/stairs',
      'pondcomplete /en/challenge/pond',
      'mapcomplete /en/challenge/map',
    ]);
    expect(screen.getByText('1 of 2 complete').tagName).toBe('BDI');
  });

  it.each([
    ['?difficulty=advanced', ['mapcomplete /en/challenge/map']],
    ['?difficulty=beginner', ['stairs /en/challenge/stairs', 'pondcomplete /en/challenge/pond']],
  ])('shows the challenges for %s', async (query, shown) => {
    show(query);
    expect(await cards()).toEqual(shown);
  });

  it('stores the filter in the address', async () => {
    show('?a=1');
    await cards();
    fireEvent.click(screen.getByRole('radio', { name: 'Advanced' }));
    expect(screen.getByTestId('place').textContent).toBe('/en/challenges?a=1&difficulty=advanced');
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(screen.getByTestId('place').textContent).toBe('/en/challenges?a=1');
  });

  it('marks English names on a page in another language, and says so once', async () => {
    const english = COURSE.chapters.map((one) => ({
      ...one,
      level_data: one.level_data.map((level) => ({ ...level, english: true })),
    }));
    show('', [200, { ...COURSE, chapters: english }], 10, 'he');
    expect((await screen.findByText('map')).lang).toBe('en');
    expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual([
      'Some names are still in English.',
    ]);
  });

  it('reports an empty list', async () => {
    show('?difficulty=expert');
    expect((await screen.findByText('There are no challenges here yet.')).role).toBe('status');
  });

  it('reports that the list could not be loaded, and tries again', async () => {
    const sent = show('', [503, { statusCode: 503, message: 'Service Unavailable' }]);
    expect((await screen.findByRole('alert')).textContent).toContain('could not load');
    const asked = () => sent.filter(({ call }) => call.includes('course')).length;
    const before = asked();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('alert');
    expect(asked()).toBe(before + 1);
  });

  it.each([
    [10, '1 attempt left today'],
    [null, 'Unlimited attempts available'],
  ])('shows the attempts left for a limit of %s', async (limit, words) => {
    show('', [200, COURSE], limit);
    expect((await screen.findByText(words)).tagName).toBe('BDI');
  });
});
