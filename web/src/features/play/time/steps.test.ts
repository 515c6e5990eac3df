import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import { eventsAt, stepAt, stepsOf, variablesAt } from './steps.ts';

type Line = [line: number, changed?: Record<string, string>, scope?: string];

const line = ([number, changed, scope = '']: Line): TimelineEvent => ({
  kind: 'line',
  line: number,
  scope,
  ...(changed && { changed }),
});
const command = (at: number): TimelineEvent => ({
  kind: 'command',
  line: at,
  name: 'turn_left',
  args: [],
  changes: [],
});

const timelineOf = (events: TimelineEvent[], end: Timeline['end'] = { status: 'finished' }): Timeline => ({
  version: 1,
  events,
  end,
  variables: {},
  verdict: { complete: false, goals: [] },
});

const FAILED = { status: 'rule', line: 2, failure: { code: 'x' } } as const;

describe('stepsOf', () => {
  it.each<[string, Timeline, number[]]>([
    ['lines', timelineOf([line([1]), command(1), line([2])]), [1, 2]],
    ['the end of the program', timelineOf([line([1]), line([0, { a: '1' }])]), [1, 0]],
    ['a step for the effects of the last line', timelineOf([line([1]), line([2]), command(2)]), [1, 2, 0]],
    [
      'a step for the effects of a line before its error',
      timelineOf([line([1]), line([2]), command(2)], FAILED),
      [1, 2, 2],
    ],
    [
      'a step for the changes of a line before its error',
      timelineOf([line([1]), line([2]), line([0, { a: '1' }])], FAILED),
      [1, 2, 2],
    ],
    ['no end if the line had no effect before its error', timelineOf([line([1]), line([2])], FAILED), [1, 2]],
    ['commands if no line was followed', timelineOf([command(3), command(4)]), [3, 4]],
    ['nothing', timelineOf([]), []],
  ])('has %s', (_, timeline, lines) => {
    expect(stepsOf(timeline).map((step) => step.line)).toEqual(lines);
  });
});

describe('stepAt and eventsAt', () => {
  const timeline = timelineOf([line([1]), command(1), line([2]), command(2)]);
  const steps = stepsOf(timeline);

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ])('after %i events it is step %i', (events, step) => {
    expect(stepAt(steps, events)).toBe(step);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 4],
    [9, 4],
  ])('step %i is after %i events', (step, events) => {
    expect(eventsAt(steps, step, timeline)).toBe(events);
  });
});

describe('variablesAt', () => {
  const cases: [string, Line[], string[]][] = [
    ['nothing at first', [[1]], []],
    ['values, newest ones marked', [[1], [2, { a: '1' }], [3, { b: '2' }]], ['a = 1', 'b = 2 *']],
    ['a value that changes', [[1], [2, { a: '1' }], [2, { a: '2' }]], ['a = 2 *']],
    [
      'those of the function first',
      [
        [5, { a: '1' }],
        [2, { n: '3' }, 'f'],
      ],
      ['f n = 3 *', 'a = 1'],
    ],
    [
      'those of the program after the function',
      [
        [5, { a: '1' }],
        [2, { n: '3' }, 'f'],
        [6, { b: '4' }],
      ],
      ['a = 1', 'b = 4 *'],
    ],
    [
      'a call that begins anew',
      [[2, { n: '3' }, 'f'], [3, { k: '1' }, 'f'], [6], [2, { n: '4' }, 'f']],
      ['f n = 4 *'],
    ],
  ];
  it.each(cases)('shows %s', (_, lines, shown) => {
    const timeline = timelineOf(lines.map(line));
    expect(
      variablesAt(timeline, lines.length).map(
        ({ name, text, changed, local }) => `${local ? 'f ' : ''}${name} = ${text}${changed ? ' *' : ''}`,
      ),
    ).toEqual(shown);
  });
});
