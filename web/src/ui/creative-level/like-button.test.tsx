// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../testing/render-page.tsx';
import { LikeButton } from './like-button.tsx';

const LEVEL = { id: '11111111-1111-4111-8111-111111111111', name: 'My farm', favorite: false, likes: 0 };
const PATH = `/api/level/creative/${LEVEL.id}/favorite`;

beforeAll(loadWords);
afterEach(cleanup);

const states = (): (readonly [string | null, string | null])[] =>
  screen.getAllByRole('button').map((one) => [one.getAttribute('aria-pressed'), one.textContent]);

it('shows a like in all places that show the level, even if they have loaded older data', async () => {
  answering({
    [`POST ${PATH}`]: [200, { favorite: true, likes: 1 }],
    [`DELETE ${PATH}`]: [500, { statusCode: 500, message: 'No' }],
  });
  renderAt(
    '/en',
    <>
      <LikeButton level={LEVEL} />
      <LikeButton level={LEVEL} />
    </>,
  );
  const [heart] = screen.getAllByRole('button');
  if (heart === undefined) throw new Error('No heart');
  fireEvent.click(heart);
  await waitFor(() =>
    expect(states()).toEqual([
      ['true', '1'],
      ['true', '1'],
    ]),
  );
  // A refused change is undone.
  fireEvent.click(heart);
  await waitFor(() =>
    expect(states()).toEqual([
      ['false', '0'],
      ['false', '0'],
    ]),
  );
  await waitFor(() =>
    expect(states()).toEqual([
      ['true', '1'],
      ['true', '1'],
    ]),
  );
});
