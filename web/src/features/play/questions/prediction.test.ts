import { describe, expect, it } from 'vitest';
import { type Prediction, type PredictionEvent, predictionAfter } from './prediction.ts';

const CHOSEN: PredictionEvent = { type: 'chosen', choice: 1 };
const RUN: PredictionEvent = { type: 'run-began', untouched: true };

describe('predictionAfter', () => {
  it.each<[string, PredictionEvent[], Prediction]>([
    ['nothing yet', [], { status: 'asking' }],
    ['chosen', [CHOSEN], { status: 'chosen', choice: 1 }],
    ['taken back', [CHOSEN, { type: 'taken-back' }], { status: 'asking' }],
    ['run', [CHOSEN, RUN], { status: 'running', choice: 1 }],
    ['seen', [CHOSEN, RUN, { type: 'run-ended' }], { status: 'shown', choice: 1 }],
    [
      'unchanged after the result',
      [CHOSEN, RUN, { type: 'run-ended' }, CHOSEN],
      { status: 'shown', choice: 1 },
    ],
    ['stopped before the end', [CHOSEN, RUN, { type: 'run-stopped' }], { status: 'chosen', choice: 1 }],
    ['run without a guess', [RUN], { status: 'gone' }],
    ['another program', [CHOSEN, { type: 'run-began', untouched: false }], { status: 'gone' }],
    ['run again', [CHOSEN, RUN, { type: 'run-ended' }, RUN], { status: 'gone' }],
    [
      'not taken back after the result',
      [CHOSEN, RUN, { type: 'run-ended' }, { type: 'taken-back' }],
      { status: 'shown', choice: 1 },
    ],
    ['postponed', [{ type: 'closed' }, CHOSEN], { status: 'gone' }],
    ['an end without a run', [{ type: 'run-ended' }], { status: 'asking' }],
  ])('%s', (_, events, expected) => {
    expect(events.reduce(predictionAfter, { status: 'asking' })).toEqual(expected);
  });
});
