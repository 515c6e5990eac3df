/** The maximum number of steps that can be undone. */
export const MOST_STEPS = 100;

/**
 * A value with its earlier values and its undone values. In both lists, the value nearest to the current one is last.
 */
export type History<Value> = {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** The group of the last change. If the next change has the same group, it belongs to the same step. */
  readonly group: string | undefined;
};

export const historyOf = <Value>(now: Value): History<Value> => ({
  past: [],
  now,
  future: [],
  group: undefined,
});

/**
 * Adds a change as a new step. If the change has the same group as the last step, adds it to that step. An equal value
 * is not a change.
 */
export const changed = <Value>(history: History<Value>, now: Value, group?: string): History<Value> => {
  if (now === history.now) return history;
  const joins = group !== undefined && group === history.group && history.past.length > 0;
  return {
    past: joins ? history.past : [...history.past, history.now].slice(-MOST_STEPS),
    now,
    future: [],
    group,
  };
};

/** Undoes the last step; returns the same history if there is none. */
export const undone = <Value>(history: History<Value>): History<Value> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [...history.future, history.now],
    group: undefined,
  };
};

/** Redoes the step that was undone last; returns the same history if there is none. */
export const redone = <Value>(history: History<Value>): History<Value> => {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return {
    past: [...history.past, history.now],
    now: next,
    future: history.future.slice(0, -1),
    group: undefined,
  };
};

/** Makes the next change a separate step. */
export const closed = <Value>(history: History<Value>): History<Value> =>
  history.group === undefined ? history : { ...history, group: undefined };
