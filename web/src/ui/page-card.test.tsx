// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PageCard } from './page-card.tsx';
import { loadWords, renderAt } from './testing/render-page.tsx';

vi.mock('./pixel-sprite.tsx', () => ({ PixelSprite: ({ name }: { name: string }) => <i>{name}</i> }));

beforeAll(loadWords);
afterEach(cleanup);

const show = (picture: string) =>
  renderAt(
    '/en/login',
    <PageCard title="Log In" picture={picture}>
      <p>form</p>
    </PageCard>,
  );

it('shows a face from its own file', () => {
  const { container } = show('avatar/FarmerBoy/face');
  expect(container.querySelector('img')?.getAttribute('src')).toContain('FarmerBoy');
  expect(container.querySelector('i')).toBeNull();
});

it('shows another picture from the atlas', () => {
  const { container } = show('ui/star');
  expect(screen.getByText('ui/star')).toBeDefined();
  expect(container.querySelector('img')).toBeNull();
});
