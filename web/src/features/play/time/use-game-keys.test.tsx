// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { createTimeTravel, type TimeTravel } from './time-travel.ts';
import { useGameKeys } from './use-game-keys.ts';

/** A stage that writes down the keys that reach it, with time travel that writes down what it is asked. */
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
  // As the stage does, outside React.
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
  it('steps through a run, and leaves the keys of the camera to the stage', () => {
    const { press } = setUp(true);
    expect(press('ArrowRight', 'ArrowLeft', ' ', 'Home', 'PageUp')).toEqual([
      'forward',
      'back',
      'toggle',
      'step 0',
      'stage PageUp',
    ]);
  });

  it('gives the arrows to the tile cursor once up or down has woken it, until Escape', () => {
    const { press } = setUp(true);
    expect(press('ArrowUp', 'ArrowRight', ' ')).toEqual(['stage ArrowUp', 'stage ArrowRight', 'stage  ']);
    expect(press('Escape', 'ArrowRight')).toEqual(['stage Escape', 'forward']);
  });

  it('leaves every key to the stage while there is no run to step through', () => {
    const { press } = setUp(false);
    expect(press('ArrowRight', ' ', 'Home')).toEqual(['stage ArrowRight', 'stage  ', 'stage Home']);
  });
});
