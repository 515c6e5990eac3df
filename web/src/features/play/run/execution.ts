import type { RunEnd } from '@hopcode/engine/formats/timeline';

/**
 * Where a run stands (game.md section 4, 'Execution'). `starting`: Run was pressed; Python works and the
 * character walks back; `awaited` once it stands there and Python still works. `running`: the timeline plays. `asking`: the program waits for an answer. `stopping`: Stop
 * was pressed and Python has not let go yet. `ended`: the result is on the screen.
 */
export type Phase =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly waking: boolean; readonly awaited: boolean }
  | { readonly status: 'running' }
  | { readonly status: 'asking'; readonly question: 'ask' | 'input'; readonly prompt: string }
  | { readonly status: 'stopping' }
  | { readonly status: 'ended'; readonly end: RunEnd; readonly complete: boolean };

export type Execution = {
  readonly phase: Phase;
  /** Runs that were started on this visit of the level. */
  readonly runs: number;
};

export type ExecutionEvent =
  | { readonly type: 'run-pressed'; readonly waking: boolean }
  | { readonly type: 'python-woke' }
  | { readonly type: 'python-awaited' }
  | { readonly type: 'timeline-began' }
  | { readonly type: 'question-asked'; readonly question: 'ask' | 'input'; readonly prompt: string }
  | { readonly type: 'question-answered' }
  | { readonly type: 'stop-pressed' }
  | { readonly type: 'stopped' }
  | { readonly type: 'run-ended'; readonly end: RunEnd; readonly complete: boolean }
  | { readonly type: 'level-reset' };

export const NOT_STARTED: Execution = { phase: { status: 'idle' }, runs: 0 };

/** Whether a program is on its way: navigation and reset wait for its end. */
export const isBusy = ({ phase }: Execution): boolean => phase.status !== 'idle' && phase.status !== 'ended';

/** Whether Stop would do something. */
export const canStop = ({ phase }: Execution): boolean =>
  phase.status === 'starting' || phase.status === 'running' || phase.status === 'asking';

const nextPhase = (execution: Execution, event: ExecutionEvent): Phase => {
  const { phase } = execution;
  switch (event.type) {
    case 'run-pressed':
      return isBusy(execution) ? phase : { status: 'starting', waking: event.waking, awaited: false };
    case 'python-woke':
      return phase.status === 'starting' && phase.waking ? { ...phase, waking: false } : phase;
    case 'python-awaited':
      return phase.status === 'starting' && !phase.awaited ? { ...phase, awaited: true } : phase;
    case 'timeline-began':
      return phase.status === 'starting' ? { status: 'running' } : phase;
    case 'question-asked':
      return phase.status === 'running'
        ? { status: 'asking', question: event.question, prompt: event.prompt }
        : phase;
    case 'question-answered':
      return phase.status === 'asking' ? { status: 'running' } : phase;
    case 'stop-pressed':
      return canStop(execution) ? { status: 'stopping' } : phase;
    case 'stopped':
      return phase.status === 'stopping' ? { status: 'idle' } : phase;
    case 'run-ended':
      return phase.status === 'running' || phase.status === 'starting'
        ? { status: 'ended', end: event.end, complete: event.complete }
        : phase;
    case 'level-reset':
      return isBusy(execution) ? phase : { status: 'idle' };
  }
};

/** The execution after an event; an event that does not fit the moment changes nothing. */
export const executionAfter = (execution: Execution, event: ExecutionEvent): Execution => {
  const phase = nextPhase(execution, event);
  if (phase === execution.phase) return execution;
  const started = event.type === 'run-pressed';
  return { phase, runs: started ? execution.runs + 1 : execution.runs };
};
