// @vitest-environment happy-dom
import { EXERCISE, EXERCISE_RUNS } from '@hopcode/python-runner/exercise';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exercisePython } from './exercise-python.ts';

const python = vi.hoisted(() => ({ probe: vi.fn<(code: string) => Promise<object | undefined>>() }));
vi.mock('../../../lib/python.ts', () => ({ python }));

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
/** The time that all runs take without input, and some more. */
const LONG = 10 + 3 * EXERCISE_RUNS;

let leave: AbortController;

const visit = (): void => {
  leave = new AbortController();
  void exercisePython(leave.signal);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PYTHON_BASE', '/py/1/');
  Object.defineProperty(navigator, 'userAgentData', { value: {}, configurable: true });
  python.probe.mockReset().mockResolvedValue({});
});
afterEach(() => {
  leave.abort();
  localStorage.clear();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('runs the exercise when there has been no input for 10 s, and all its runs once for each version', async () => {
  visit();
  await pass(8);
  expect(python.probe).not.toHaveBeenCalled();
  await pass(LONG);
  expect(python.probe.mock.calls).toEqual(Array.from({ length: EXERCISE_RUNS }, () => [EXERCISE]));
  visit();
  await pass(LONG);
  expect(python.probe).toHaveBeenCalledTimes(EXERCISE_RUNS);
  vi.stubEnv('PYTHON_BASE', '/py/2/');
  visit();
  await pass(LONG);
  expect(python.probe).toHaveBeenCalledTimes(2 * EXERCISE_RUNS);
});

it('waits while there is input', async () => {
  visit();
  for (let times = 0; times < 5; times += 1) {
    await pass(6);
    document.dispatchEvent(new Event('keydown'));
  }
  expect(python.probe).not.toHaveBeenCalled();
});

it('counts only runs that happened: before the first run of the learner there are none', async () => {
  python.probe.mockResolvedValue(undefined);
  visit();
  await pass(LONG);
  expect(localStorage.length).toBe(0);
  python.probe.mockReset().mockResolvedValue({});
  await pass(LONG);
  expect(python.probe).toHaveBeenCalledTimes(EXERCISE_RUNS);
});

it('stops when the learner leaves the level, and begins again on the next one', async () => {
  visit();
  await pass(14);
  leave.abort();
  const before = python.probe.mock.calls.length;
  await pass(LONG);
  expect([before > 0, python.probe.mock.calls.length - before, localStorage.length]).toEqual([true, 0, 0]);
  visit();
  await pass(LONG);
  expect(python.probe).toHaveBeenCalledTimes(before + EXERCISE_RUNS);
});

it('does nothing in browsers that store code in another way', async () => {
  Reflect.deleteProperty(navigator, 'userAgentData');
  visit();
  await pass(LONG);
  expect(python.probe).not.toHaveBeenCalled();
});
