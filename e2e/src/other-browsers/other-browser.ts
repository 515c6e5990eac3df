/** A browser other than Chromium, controlled by WebDriver (decision 127). Scripts run in its only tab. */
export type OtherBrowser = {
  readonly goTo: (address: string) => Promise<void>;
  /**
   * Runs a function in the page and returns its result as JSON. The function must not use variables from outside.
   */
  readonly evaluate: <Args extends readonly string[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>;
  /** Presses keys in the element that has the focus. */
  readonly press: (keys: readonly KeyAction[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A key goes down or up, in the form that WebDriver expects. */
export type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** Turns a script and its arguments into the text of a function that returns JSON. */
export const asText = (script: unknown, args: readonly string[]): string =>
  `async () => JSON.stringify((await (${String(script)})(...${JSON.stringify(args)})) ?? null)`;

/** The keys for a text, one after the other. */
export const keysOf = (text: string): readonly KeyAction[] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

const CONTROL = '\uE009';

/** The keys that select everything in an editor. */
export const SELECT_ALL: readonly KeyAction[] = [
  { type: 'keyDown', value: CONTROL },
  ...keysOf('a'),
  { type: 'keyUp', value: CONTROL },
];
