// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { createTimeTravel, type TimeTravel } from './time-travel.ts';
import { useGameKeys } from './use-game-keys.ts';

/** A stage that records the keys that reach it, and a time travel that records its calls. */
const setUp = (usable: boolean) => {
  const log: string[] = [];
  const note = (what: string) => () => {
    log.push(what);
  };
  const travel: TimeTravel = {
    ...createTimeTravel(),
    toggle: note('toggle'),
    forward: note('forward'),
    back: note('back'),
    toStep: (step) => log.push(`step ${step}`),
  };
  // The stage also listens outside React.
  const listen = (element: HTMLElement | null): void =>
    element?.addEventListener('keydown', ({ key }) => log.push(`stage ${key}`));
  const Game = () => (
    <div onKeyDownCapture={useGameKeys({ travel, usable: () => usable })}>
      <div role="application" aria-label="farm" ref={listen} />
    </div>
  );
  renderPlay(<Game />);
  const press = (...keys: string[]): string[] => {
    log.length = 0;
    for (const key of keys) fireEvent.keyDown(screen.getByRole('application'), { key });
    return [...log];
  };
  return { press };
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('useGameKeys', () => {
  it('steps through a run, and leaves the camera keys to the stage', () => {
    const { press } = setUp(true);
    expect(press('ArrowRight', 'ArrowLeft', ' ', 'Home', 'PageUp')).toEqual([
      'forward',
      'back',
      'toggle',
      'step 0',
      'stage PageUp',
    ]);
  });

  it('gives the arrows to the tile cursor after up or down has activated it, until Escape', () => {
    const { press } = setUp(true);
    expect(press('ArrowUp', 'ArrowRight', ' ')).toEqual(['stage ArrowUp', 'stage ArrowRight', 'stage  ']);
    expect(press('Escape', 'ArrowRight')).toEqual(['stage Escape', 'forward']);
  });

  it('leaves every key to the stage while no run can be stepped through', () => {
    const { press } = setUp(false);
    expect(press('ArrowRight', ' ', 'Home')).toEqual(['stage ArrowRight', 'stage  ', 'stage Home']);
  });
});
