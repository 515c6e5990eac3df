import { z } from 'zod';

/** Paddle's script. It is loaded by the checkout page only; no other page may load it (its policy forbids it). */
const ADDRESS = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/** How long the script, and then the form, may take. A blocked frame tells us nothing. */
const PATIENCE_MS = 30_000;

/** What Paddle's script tells us; its other events are of no interest here. */
const eventSchema = z.object({ name: z.string() });

type Listener = (event: unknown) => void;

type Paddle = {
  readonly Environment: { readonly set: (name: 'sandbox') => void };
  /** It throws when it is called a second time on a page. */
  readonly Initialize: (options: { readonly token: string; readonly eventCallback: Listener }) => void;
  readonly Checkout: {
    readonly open: (options: {
      readonly transactionId: string;
      readonly settings: Readonly<Record<string, string | number>>;
    }) => void;
    readonly close: () => void;
  };
};

declare global {
  var Paddle: Paddle | undefined;
}

const loadScript = (): Promise<Paddle> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('The script of Paddle does not come'), PATIENCE_MS);
    script.src = ADDRESS;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (globalThis.Paddle) resolve(globalThis.Paddle);
      else fail('The script of Paddle has another version');
    });
    script.addEventListener('error', () => fail('The script of Paddle could not be loaded'));
    document.head.append(script);
  });

/** Paddle names the tokens of its sandbox. */
const isSandbox = (token: string): boolean => token.startsWith('test_');

/** The scripts that were initialized, each with who listens now: a second attempt must not initialize it again. */
const listeners = new WeakMap<Paddle, { current: Listener }>();

const listenTo = (paddle: Paddle, token: string, listener: Listener): void => {
  const known = listeners.get(paddle);
  if (known !== undefined) {
    known.current = listener;
    return;
  }
  const holder = { current: listener };
  if (isSandbox(token)) paddle.Environment.set('sandbox');
  paddle.Initialize({ token, eventCallback: (event) => holder.current(event) });
  listeners.set(paddle, holder);
};

export type PaddleOrder = {
  readonly token: string;
  readonly locale: string;
  /** The transaction, and the class of the element for its form; without them the script reads the address. */
  readonly inline?: { readonly transactionId: string; readonly frame: string };
  readonly onPaid: () => void;
};

/**
 * Shows Paddle's form for a transaction. Card numbers are typed into its frame and never reach this page. Rejects if the
 * script or the form does not come: then the form is closed, so that nothing is paid in it any more.
 */
export const openPaddle = async ({ token, locale, inline, onPaid }: PaddleOrder): Promise<void> => {
  const paddle = globalThis.Paddle ?? (await loadScript());
  await new Promise<void>((resolve, reject) => {
    let isShown = false;
    const fail = (reason: string): void => {
      clearTimeout(timer);
      paddle.Checkout.close();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('The form of Paddle does not come'), PATIENCE_MS);
    listenTo(paddle, token, (event) => {
      const name = eventSchema.safeParse(event).data?.name;
      if (name === 'checkout.error' && !isShown) fail('The form of Paddle could not be shown');
      if (name === 'checkout.loaded' || name === 'checkout.completed') {
        isShown = true;
        clearTimeout(timer);
        resolve();
      }
      if (name === 'checkout.completed') onPaid();
    });
    if (inline === undefined) return;
    paddle.Checkout.open({
      transactionId: inline.transactionId,
      settings: {
        displayMode: 'inline',
        frameTarget: inline.frame,
        frameInitialHeight: 450,
        frameStyle: 'width: 100%; min-width: 280px; background-color: transparent; border: none;',
        locale,
      },
    });
  });
};
