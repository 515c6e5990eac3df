// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPlayback, type Playback } from '../../../stage/playback/playback.ts';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { TimeBar } from './time-bar.tsx';
import { createTimeTravel } from './time-travel.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  facing: 'right',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 9, height: 1, data: Array(9).fill(1) }] },
  items: [],
  levelGoals: [{ action: 'reach', position: [3, 0] }],
});

const SOURCE = 'for i in range(2):\n    x = i';
const line = (number: number, changed?: Record<string, string>): TimelineEvent => ({
  kind: 'line',
  line: number,
  scope: '',
  ...(changed && { changed }),
});
const TIMELINE: Timeline = {
  version: 1,
  events: [
    line(1),
    line(2, { i: '0' }),
    line(1, { x: '0' }),
    line(2, { i: '1' }),
    line(1, { x: '1' }),
    line(0),
  ],
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: false, goals: [] },
};

/** The bar after a run that was shown to its end. */
const afterRun = (code = SOURCE, timeline = TIMELINE, source = SOURCE) => {
  let playback: Playback | undefined;
  const travel = createTimeTravel();
  travel.connect({ playback: () => playback, onMove: () => {}, onReplayed: () => {} });
  const { rerender } = renderPlay(<TimeBar travel={travel} code={SOURCE} busy={false} />);
  const before = screen.queryByRole('slider');
  act(() => {
    playback = createPlayback(LEVEL, timeline, { listener: travel.follow(timeline, source, {}) });
    playback.start();
    for (let passed = 0; passed < 5000; passed += 50) playback.tick(50);
  });
  rerender(<TimeBar travel={travel} code={code} busy={false} />);
  return { before, travel };
};

const at = () => screen.getByRole('slider').getAttribute('aria-valuetext');
const press = (element: Element, key: string) => fireEvent.keyDown(element, { key });

beforeAll(loadEnglish);
afterEach(cleanup);

describe('TimeBar', () => {
  it('does not exist before the first run, and is at the end after it', () => {
    const { before } = afterRun();
    expect([before, at()]).toEqual([null, 'moment 6 of 6, the end']);
  });

  it('steps with the buttons', () => {
    afterRun();
    fireEvent.click(screen.getByRole('button', { name: 'Previous moment' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous moment' }));
    expect(at()).toBe('moment 4 of 6, line 2, round 2 of 2');
  });

  it('jumps to the position of the slider', () => {
    afterRun();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
    expect(at()).toBe('moment 2 of 6, line 2, round 1 of 2');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    expect(at()).toBe('start, moments: 6');
  });

  it('handles keys on its buttons', () => {
    afterRun();
    const button = screen.getByRole('button', { name: 'Next moment' });
    press(button, 'ArrowLeft');
    expect(at()).toBe('moment 5 of 6, line 1');
    press(button, 'Home');
    expect(at()).toBe('start, moments: 6');
    press(button, 'End');
    expect(at()).toBe('moment 6 of 6, the end');
  });

  it('pauses with Space on the slider, which keeps its own keys', () => {
    const { travel } = afterRun();
    const slider = screen.getByRole('slider');
    press(slider, ' ');
    expect(travel.snapshot()?.status).toBe('playing');
    press(slider, ' ');
    expect(travel.snapshot()?.status).toBe('paused');
    press(slider, 'End');
    expect(at()).toBe('start, moments: 6');
  });

  it('shows the rounds of a loop as segments, with the current one marked', () => {
    afterRun();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } });
    const rounds = [...document.querySelectorAll<HTMLElement>('[aria-hidden] > [style]')];
    const shown = rounds.map(({ children, dataset, style }) => {
      const state = dataset.now ? 'now' : dataset.past ? 'past' : 'later';
      const [number, words] = [...children].map(({ textContent }) => textContent);
      return `${number} ${words} ${state} ${Number.parseInt(style.width, 10)}%`;
    });
    expect(shown).toEqual(['1 round 1 past 33%', '2 round 2 now 33%']);
  });

  it('shows the variables, with marks on the changed ones, and why the loop repeats', () => {
    afterRun();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } });
    const shown = [...screen.getByRole('group', { name: 'Variables' }).querySelectorAll('code')];
    expect(shown.map((chip) => `${chip.textContent}${chip.dataset.changed ? ' *' : ''}`)).toEqual([
      'i = 1 *',
      'x = 0',
    ]);
    expect(screen.getByRole('list', { name: 'Why' }).textContent).toBe(
      '\u2068i\u2069 is now \u20681\u2069, so the loop runs again.',
    );
  });

  it.each<[of: string, source: string, timeline: Timeline, told: string]>([
    [
      'variables and a loop',
      SOURCE,
      TIMELINE,
      'moment 4 of 6, line 2, round 2 of 2. \u2068i\u2069 is now \u20681\u2069, so the loop runs again. i = 1',
    ],
    [
      'neither',
      'print()\n'.repeat(5),
      { ...TIMELINE, events: [1, 2, 3, 4, 5, 0].map((number) => line(number)) },
      'moment 4 of 6, line 4.',
    ],
  ])('announces the current step of a program with %s', (_, source, timeline, told) => {
    afterRun(source, timeline, source);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } });
    expect([...document.querySelectorAll('[aria-live]')].map((region) => region.textContent)).toEqual([
      told,
      '',
    ]);
  });

  it('does not repeat the current step that the focused slider announces', () => {
    afterRun();
    const slider = screen.getByRole('slider');
    const back = screen.getByRole('button', { name: 'Previous moment' });
    const told = () => document.querySelector('[aria-live]')?.textContent;
    const why = '\u2068i\u2069 is now \u20681\u2069, so the loop runs again. i = 1';
    slider.focus();
    fireEvent.change(slider, { target: { value: '4' } });
    expect(told()).toBe(why);
    back.focus();
    expect(told()).toBe(why);
    fireEvent.click(back);
    expect(told()).toMatch(/^moment 3 of 6, line 1, round 2 of 2\. /);
  });

  it('is disabled when the code is another program', () => {
    afterRun(`${SOURCE}\n`);
    const button = screen.getByRole('button', { name: 'Previous moment' });
    fireEvent.click(button);
    press(button, 'Home');
    expect([button.getAttribute('aria-disabled'), at()]).toEqual(['true', 'moment 6 of 6, the end']);
  });

  it('does not show the previous run as the current one', () => {
    const { travel } = afterRun();
    act(() => travel.close());
    const slider = screen.getByRole('slider');
    expect([
      slider.getAttribute('value'),
      slider.hasAttribute('disabled'),
      screen.queryByText('6 / 6'),
    ]).toEqual(['0', true, null]);
  });
});
