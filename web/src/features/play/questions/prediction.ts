/**
 * What a learner thinks the starter code will do. `asking` until something is chosen, `chosen` until that code runs,
 * `running` while it does, `shown` with what has happened; `gone` when it was put off, or another program ran first.
 */
export type Prediction =
  | { readonly status: 'asking' }
  | { readonly status: 'gone' }
  | { readonly status: 'chosen' | 'running' | 'shown'; readonly choice: number };

export type PredictionEvent =
  | { readonly type: 'chosen'; readonly choice: number }
  | { readonly type: 'taken-back' }
  /** A run began; of the starter code as it was, or not. */
  | { readonly type: 'run-began'; readonly untouched: boolean }
  | { readonly type: 'run-ended' }
  /** The run was stopped before its end: nothing was seen. */
  | { readonly type: 'run-stopped' }
  | { readonly type: 'closed' };

const GONE: Prediction = { status: 'gone' };

/** The prediction after an event; an event that does not fit the moment changes nothing. */
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
