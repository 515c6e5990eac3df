import { z } from 'zod';

/** Paddle's script. It is loaded by the checkout page only; no other page may load it (its policy forbids it). */
const ADDRESS = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/** What Paddle's script tells us; its other events are of no interest here. */
const eventSchema = z.object({ name: z.string() });

type Paddle = {
  readonly Environment: { readonly set: (name: 'sandbox') => void };
  readonly Initialize: (options: {
    readonly token: string;
    readonly eventCallback: (event: unknown) => void;
  }) => void;
  readonly Checkout: {
    readonly open: (options: {
      readonly transactionId: string;
      readonly settings: Readonly<Record<string, string | number>>;
    }) => void;
  };
};

declare global {
  var Paddle: Paddle | undefined;
}

const loadScript = (): Promise<Paddle> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.addEventListener('load', () => {
      if (globalThis.Paddle) resolve(globalThis.Paddle);
      else reject(new Error('The script of Paddle has another version'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of Paddle could not be loaded'));
    });
    document.head.append(script);
  });

/** Paddle names the tokens of its sandbox. */
const isSandbox = (token: string): boolean => token.startsWith('test_');

export type PaddleOrder = {
  readonly token: string;
  readonly locale: string;
  /** The transaction, and the class of the element for its form; without them the script reads the address. */
  readonly inline?: { readonly transactionId: string; readonly frame: string };
  readonly onPaid: () => void;
};

/** Shows Paddle's form for a transaction. Card numbers are typed into its frame and never reach this page. */
export const openPaddle = async ({ token, locale, inline, onPaid }: PaddleOrder): Promise<void> => {
  const paddle = globalThis.Paddle ?? (await loadScript());
  if (isSandbox(token)) paddle.Environment.set('sandbox');
  paddle.Initialize({
    token,
    eventCallback: (event) => {
      const parsed = eventSchema.safeParse(event);
      if (parsed.success && parsed.data.name === 'checkout.completed') onPaid();
    },
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
};
