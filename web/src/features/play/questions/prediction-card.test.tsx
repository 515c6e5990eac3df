// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOT_STARTED, type RunState } from '../run/run-state.ts';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { PredictionCard } from './prediction-card.tsx';

const QUESTION = {
  question: '<p>How many carrots?</p>',
  choices: ['two', 'three'],
  answer: 1,
  because: '<p>The loop runs 3 times.</p>',
};
const RUNNING: RunState = { ...NOT_STARTED, phase: { status: 'running', working: false }, runs: 1 };
const ENDED: RunState = {
  ...NOT_STARTED,
  phase: { status: 'ended', end: { status: 'finished' }, complete: false },
  runs: 1,
};

const setUp = () => {
  const card = (state: RunState, untouched: boolean) => (
    <PredictionCard question={QUESTION} state={state} untouched={untouched} />
  );
  const { rerender } = renderPlay(card(NOT_STARTED, true));
  return (state: RunState, untouched = true) => rerender(card(state, untouched));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const card = () => screen.queryByRole('region')?.textContent;
const said = () => screen.getByTestId('announcer').textContent?.trim();

beforeAll(loadEnglish);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const setNarrow = (matches: boolean): void => {
  const media = { matches, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => media);
};

describe('PredictionCard', () => {
  it.each([
    ['three', 'Right! Your answer: three.', 'Right!Your guess:threeThe loop runs 3 times.Close'],
    [
      'two',
      'Not quite. Your answer: two. The right answer: three.',
      'Not quite.Your guess:twoThis is what happens:threeThe loop runs 3 times.Close',
    ],
  ])('says after the first run whether a guess of %s was right', (choice, announced, shown) => {
    const go = setUp();
    press(choice);
    expect(card()).toBe(`Your guess:${choice}Now run your program and see.Change your guess`);
    go(RUNNING);
    go(ENDED);
    expect([said(), card()]).toEqual([announced, shown]);
    press('Close');
    expect(card()).toBeUndefined();
  });

  it('accepts another guess before the run', () => {
    setUp();
    press('two');
    press('Change your guess');
    press('three');
    expect(card()).toContain('Your guess:three');
  });

  it('scrolls to the whole question after a press on its first line', () => {
    setNarrow(true);
    const places: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      places.push(`${this.tagName} ${this.style.position}`);
    });
    setUp();
    press('What do you think will happen?');
    expect(places).toEqual(['SECTION static']);
    expect(screen.getByRole('region').style.position).toBe('');
  });

  it('has no sign beside the program', () => {
    setNarrow(false);
    setUp();
    expect(screen.queryByRole('button', { name: 'What do you think will happen?' })).toBeNull();
  });

  it('disappears when it is postponed', () => {
    setUp();
    press('Not now');
    expect(card()).toBeUndefined();
  });

  it.each([
    ['there was no guess', undefined, true],
    ['another program runs', 'two', false],
  ])('never blocks the learner: disappears when %s', (_, choice, untouched) => {
    const go = setUp();
    if (choice !== undefined) press(choice);
    go({ ...NOT_STARTED }, untouched);
    go(RUNNING, untouched);
    expect(card()).toBeUndefined();
  });
});
