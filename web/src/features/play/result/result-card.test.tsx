// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProblemWords } from '../run/problem-words.ts';
import { NOT_STARTED, type RunState } from '../run/run-state.ts';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { createTimeTravel } from '../time/time-travel.ts';
import { DATA } from '../tips/testing/level-with-tips.tsx';
import { ResultCard } from './result-card.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));
vi.mock('../../../lib/python.ts', () => ({ python: {} }));

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  facing: 'right',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 2, height: 1, data: [1, 1] }] },
  items: [],
  levelGoals: [{ action: 'reach', position: [1, 0] }],
});
const SOURCE = 'for i in range(2):\n    player.turn_left()';
const VERDICT = { complete: false, goals: [{ met: false, score: 0, maxScore: 1 }] };
const TIMELINE: Timeline = {
  version: 1,
  events: [
    { kind: 'line', line: 1, scope: '' },
    { kind: 'line', line: 2, scope: '' },
    {
      kind: 'command',
      line: 2,
      name: 'turn_left',
      args: [],
      changes: [{ type: 'turned', facing: 'up' }],
    },
  ],
  end: { status: 'error', error: { type: 'NameError', message: '', line: 2, trace: '' } },
  variables: {},
  verdict: VERDICT,
};
const FAILED: RunState = {
  ...NOT_STARTED,
  runs: 1,
  cardOpen: true,
  problem: {
    kind: 'python',
    error: { type: 'NameError', message: '', line: 2, trace: '' },
    source: SOURCE,
  },
};
const MISSED: RunState = { ...NOT_STARTED, runs: 1, cardOpen: true, missed: VERDICT };
const WORDS: ProblemWords = {
  title: 'Error',
  message: "NameError: name 'x' is not defined",
  explanation: {
    key: 'name-unknown',
    title: 'Unknown name',
    sentence: 'Python does not know this name: x',
    next: 'Write y.',
  },
  span: undefined,
  line: 2,
  trace: 'Traceback: x',
};

const show = (state: RunState, problem: ProblemWords | undefined, data = DATA, isNarrow = false) => {
  const log: string[] = [];
  const travel = {
    ...createTimeTravel(),
    snapshot: () => ({
      timeline: TIMELINE,
      source: SOURCE,
      steps: [],
      events: 3,
      last: 3,
      status: 'finished' as const,
      open: true,
      over: true,
    }),
  };
  renderPlay(
    <ResultCard
      data={data}
      farms={[LEVEL]}
      state={state}
      problem={problem}
      travel={travel}
      editor={{ current: null }}
      stage={{ current: null }}
      isNarrow={isNarrow}
      onClose={() => log.push('close')}
      setTipPlace={() => {}}
      setAskPlace={() => {}}
    />,
  );
  return log;
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('ResultCard', () => {
  it('shows the trace in the lesson about tracebacks, and folds its explanation', () => {
    show(FAILED, WORDS, { ...DATA, introduces: ['traceback'] });
    expect(screen.getByText('Traceback: x').closest('details')).toBeNull();
    expect(screen.getByText(/What does the last line of the message say/)).toBeTruthy();
    expect(screen.getByText(/Python does not know this name: x Write y/).closest('details')?.open).toBe(
      false,
    );
  });

  it('says where and what went wrong, asks one question, and folds the advice', () => {
    show(FAILED, WORDS);
    const card = screen.getByRole('dialog', { name: 'Error Line 2, round 1 of 2' });
    expect(card.textContent).toContain('Python does not know this name: x');
    expect(card.textContent).toContain('What does this line do? What does it need?');
    expect(screen.getByText('Write y.').closest('details')?.open).toBe(false);
    expect(screen.getByText("NameError: name 'x' is not defined").closest('details')?.open).toBe(false);
  });

  it.each([
    [1, false],
    [2, true],
    [5, true],
  ])('says after %i runs of one program that the result is the same: %s', (times, isSaid) => {
    show({ ...FAILED, ended: { program: SOURCE, answers: [], times } }, WORDS);
    expect(screen.queryByText(/^The same program gives the same result/) !== null).toBe(isSaid);
  });

  it('lists the goals that are not met, and does not call them an error', () => {
    show(MISSED, undefined);
    const card = screen.getByRole('dialog', { name: /^Not finished yet/ });
    expect(card.textContent).toContain('Your program finished. You still need to:');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Walk to the X (0 of 1)',
    ]);
    expect(card.textContent).not.toContain('Error');
  });

  it.each<[string, (card: HTMLElement) => void]>([
    ['Try again', () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
    ['Escape', (card) => fireEvent.keyDown(card, { key: 'Escape' })],
  ])('closes with %s', (_, act) => {
    const log = show(FAILED, WORDS);
    act(screen.getByRole('dialog'));
    expect(log).toEqual(['close']);
  });

  it('takes the focus, but not from a learner who is typing', () => {
    show(FAILED, WORDS);
    expect(document.activeElement?.textContent).toBe('Try again');
    cleanup();
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    show(FAILED, WORDS);
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it.each([
    { screen: 'narrow', isNarrow: true, tag: 'button', focused: 'Try again' },
    { screen: 'narrow', isNarrow: true, tag: 'textarea', focused: '' },
    { screen: 'wide', isNarrow: false, tag: 'button', focused: '' },
  ])('on a $screen screen, takes the focus from a $tag: $focused', ({ isNarrow, tag, focused }) => {
    const tool = document.body.appendChild(document.createElement(tag));
    tool.focus();
    show(FAILED, WORDS, DATA, isNarrow);
    expect(document.activeElement?.textContent).toBe(focused);
    tool.remove();
  });
});
