// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPaddle } from './paddle-script.ts';

type Opened = Parameters<NonNullable<typeof globalThis.Paddle>['Checkout']['open']>[0];

/** Imitates Paddle.js v2: a second `Initialize` throws, and events come from the frame of an open checkout. */
const standIn = () => {
  const [opened, said]: [Opened[], string[]] = [[], []];
  let listener: ((event: unknown) => void) | undefined;
  const paddle: NonNullable<typeof globalThis.Paddle> = {
    Environment: { set: (name) => said.push(name) },
    Initialize: ({ eventCallback }) => {
      if (listener !== undefined) throw new Error('Paddle.Initialize() was called twice');
      listener = eventCallback;
    },
    Checkout: { open: (options) => opened.push(options), close: () => said.push('closed') },
  };
  return { paddle, opened, said, tell: (name: string) => listener?.({ name, data: {} }) };
};
/** The script elements of the page, which do not load anything here. */
const scripts = new Set<Node>();
const answer = (name: 'load' | 'error'): void => {
  for (const script of scripts) script.dispatchEvent(new Event(name));
};

const INLINE = { transactionId: 'txn_1', frame: 'frame' };
const open = (onPaid = () => {}) => openPaddle({ token: 'test_1', locale: 'he', inline: INLINE, onPaid });

/** `shown`, or why an attempt failed. */
const outcomeOf = (attempt: Promise<void>): Promise<string> => attempt.then(() => 'shown', String);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement) || !node.src.startsWith('https://cdn.paddle.com/')) return;
    scripts.add(node);
    vi.spyOn(node, 'remove').mockImplementation(() => void scripts.delete(node));
  });
});
afterEach(() => {
  globalThis.Paddle = undefined;
  scripts.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('opens the form of a transaction, and reports the payment once', async () => {
  const { paddle, opened, said, tell } = standIn();
  globalThis.Paddle = paddle;
  const onPaid = vi.fn<() => void>();
  const shown = open(onPaid);
  await vi.advanceTimersByTimeAsync(0);
  tell('checkout.loaded');
  await shown;
  expect(opened).toMatchObject([
    { transactionId: 'txn_1', settings: { locale: 'he', frameTarget: 'frame' } },
  ]);
  // Once the form is visible, it shows its own errors.
  tell('checkout.error');
  tell('checkout.completed');
  expect([onPaid.mock.calls.length, said]).toEqual([1, ['sandbox']]);
});

it('does not initialize the script again for a second attempt', async () => {
  const { paddle, opened, said, tell } = standIn();
  globalThis.Paddle = paddle;
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const failed = outcomeOf(open(first));
  await vi.advanceTimersByTimeAsync(0);
  tell('checkout.error');
  expect(await failed).toMatch('could not be shown');
  const shown = open(second);
  await vi.advanceTimersByTimeAsync(0);
  tell('checkout.loaded');
  await shown;
  tell('checkout.completed');
  expect([opened.length, said]).toEqual([2, ['sandbox', 'closed']]);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('closes a form that does not load, so that the user cannot pay in it later', async () => {
  const { paddle, said } = standIn();
  globalThis.Paddle = paddle;
  const failed = outcomeOf(open());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failed).toMatch('does not come');
  expect(said).toEqual(['sandbox', 'closed']);
});

it.each([
  ['is blocked', async () => answer('error')],
  ['is another one', async () => answer('load')],
  ['does not come', () => vi.advanceTimersByTimeAsync(30_000)],
])('fails when the script %s, and loads it again for the next attempt', async (_, fail) => {
  const failed = outcomeOf(open());
  await fail();
  expect(await failed).toMatch('The script of Paddle');
  expect(scripts.size).toBe(0);
  const { paddle, tell } = standIn();
  const shown = open();
  globalThis.Paddle = paddle;
  answer('load');
  await vi.advanceTimersByTimeAsync(0);
  tell('checkout.loaded');
  await shown;
});
