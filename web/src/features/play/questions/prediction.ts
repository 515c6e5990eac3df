/**
 * A learner's guess about the starter code. `asking`: the learner has not chosen. `chosen`: the learner has chosen, and
 * the starter code has not run. `running`: the starter code is running. `shown`: the result is visible. `gone`: the
 * learner postponed the question, or another program ran first.
 */
export type Prediction =
  | { readonly status: 'asking' }
  | { readonly status: 'gone' }
  | { readonly status: 'chosen' | 'running' | 'shown'; readonly choice: number };

export type PredictionEvent =
  | { readonly type: 'chosen'; readonly choice: number }
  | { readonly type: 'taken-back' }
  /** A run began. `untouched` says whether the program is the unchanged starter code. */
  | { readonly type: 'run-began'; readonly untouched: boolean }
  | { readonly type: 'run-ended' }
  /** The run stopped before its end, so it showed no result. */
  | { readonly type: 'run-stopped' }
  | { readonly type: 'closed' };

const GONE: Prediction = { status: 'gone' };

/** The prediction after an event. An event that does not fit the status changes nothing. */
export const predictionAfter = (prediction: Prediction, event: PredictionEvent): Prediction => {
  const { status } = prediction;
  switch (event.type) {
    case 'closed':
      return GONE;
    case 'chosen':
      return status === 'asking' ? { status: 'chosen', choice: event.choice } : prediction;
    case 'taken-back':
      return status === 'chosen' ? { status: 'asking' } : prediction;
    case 'run-began':
      return status === 'chosen' && event.untouched ? { ...prediction, status: 'running' } : GONE;
    case 'run-ended':
      return status === 'running' ? { ...prediction, status: 'shown' } : prediction;
    case 'run-stopped':
      return status === 'running' ? { ...prediction, status: 'chosen' } : prediction;
  }
};
