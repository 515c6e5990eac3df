// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ErrorMessage } from './error-message.tsx';
import { LoadError } from './load-error.tsx';
import { answering, loadWords, renderAt } from './testing/render-page.tsx';

const backOnline = (): void =>
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
  });

beforeAll(loadWords);
afterEach(cleanup);

describe.each<[string, (onRetry: () => void) => ReactNode]>([
  ['ErrorMessage', (onRetry) => <ErrorMessage title="It could not be loaded" onRetry={onRetry} />],
  ['LoadError', (onRetry) => <LoadError message="It could not be loaded" onRetry={onRetry} />],
])('%s', (_name, shown) => {
  it('tries again on request, and automatically when the network is back, but only while it is shown', () => {
    answering({});
    let tries = 0;
    const { unmount } = renderAt(
      '/en/',
      shown(() => {
        tries += 1;
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
    backOnline();
    expect(tries).toBe(2);
    unmount();
    backOnline();
    expect(tries).toBe(2);
  });
});

it.each([
  [
    <ErrorMessage key="page" title="It is gone" detail="Look elsewhere." />,
    ['It is gone', 'Look elsewhere.'],
  ],
  [<LoadError key="part" message="It is gone" onRetry={() => undefined} />, ['It is gone']],
])('has the direction of its own words, which may be English on every page', (shown, sentences) => {
  answering({});
  renderAt('/he/', shown);
  expect(sentences.map((words) => screen.getByText(words).dir)).toEqual(sentences.map(() => 'auto'));
});

it('does not change when the network is back if there is nothing to try again', () => {
  answering({});
  renderAt('/en/', <ErrorMessage title="This is not for you" />);
  backOnline();
  expect([screen.getByRole('alert').textContent, screen.queryByRole('button')]).toEqual([
    'This is not for you',
    null,
  ]);
});
