import { z } from 'zod';

/** The address of Paddle's script. Only the checkout page may load it; the policies of all other pages forbid it. */
const ADDRESS = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/**
 * How long the script, and then the form, may take to load. A blocked frame reports no error, so only this limit
 * reveals it.
 */
const PATIENCE_MS = 30_000;

/** An event from Paddle's script. Only the name of the event is used here. */
const eventSchema = z.object({ name: z.string() });

type Listener = (event: unknown) => void;

type Paddle = {
  readonly Environment: { readonly set: (name: 'sandbox') => void };
  /** Throws when it is called a second time on a page. */
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

/** Whether a token belongs to Paddle's sandbox. The prefix of the token shows this. */
const isSandbox = (token: string): boolean => token.startsWith('test_');

/**
 * The initialized scripts, each with its current listener. A second try must not initialize a script again.
 */
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
  /**
   * The transaction, and the class of the element for Paddle's form. If `inline` is missing, Paddle's script reads the
   * transaction from the address.
   */
  readonly inline?: { readonly transactionId: string; readonly frame: string };
  readonly onPaid: () => void;
};

/**
 * Shows Paddle's form for a transaction. Users type card numbers into Paddle's frame, so the numbers never reach this
 * page. If the script or the form does not load, rejects and closes the form, so that the user cannot pay there later.
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
