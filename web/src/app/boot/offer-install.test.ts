// @vitest-environment happy-dom
import type { RunnerState } from '@hopcode/python-runner/runner';
import { expect, it } from 'vitest';
import { offerInstall } from './offer-install.ts';

const createPython = () => {
  const listeners = new Set<() => void>();
  let now: RunnerState = 'booting';
  return {
    state: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (state: RunnerState) => {
      now = state;
      for (const listener of listeners) listener();
    },
  };
};

const offers = () =>
  [...document.querySelectorAll('link[rel=manifest]')].map((link) => link.getAttribute('href'));

it.each<[RunnerState]>([['ready'], ['dead']])(
  'offers the site as an app after Python is %s, only once',
  (end) => {
    document.head.replaceChildren();
    const python = createPython();
    offerInstall(python);
    python.become('booting');
    expect(offers()).toEqual([]);
    for (const state of [end, 'running', 'ready'] as const) python.become(state);
    expect(offers()).toEqual(['/manifest.webmanifest']);
  },
);

it('offers the installation immediately on a page that does not start Python', () => {
  document.head.replaceChildren();
  offerInstall(undefined);
  expect(offers()).toEqual(['/manifest.webmanifest']);
});
