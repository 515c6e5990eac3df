import type { Tip } from '@hopcode/contract/assistant/tip';
import { ApiError, type ErrorDetail } from '@hopcode/contract/errors';
import { CODE_LIMIT } from '@hopcode/contract/level/data';
import type { TipQuestion } from './tip-question.ts';
import { NO_TIP, type TipView } from './tip-view.ts';

export type TipDeskParts = {
  readonly send: (question: TipQuestion, signal: AbortSignal) => Promise<Tip>;
  readonly show: (view: TipView) => void;
  /** Whether a tip is worth asking for. */
  readonly hasRoom: () => boolean;
  /** A tip has come: there was an activation for it. */
  readonly onTip: () => void;
  /** The server has said that the activations are used up; answers what is shown of that. */
  readonly onUsedUp: () => TipView;
  /** The server was asked, whatever it has answered: the counter may have changed. */
  readonly onAsked: () => void;
};

export type TipDesk = {
  /**
   * Asks about a run. What was asked before is cancelled: there is one question at a time. The same question as the
   * last one that got a tip has that tip again, and costs nothing.
   */
  readonly ask: (question: TipQuestion) => Promise<void>;
  /** Cancels what is asked and takes away what is shown. */
  readonly clear: () => void;
  /** The same, and knows no tip any more. */
  readonly forget: () => void;
};

const USED_UP: ErrorDetail = 'credits_used_up';

/** 403 is 'used up' (game.md section 8, 'Tips'), unless the server names another reason. */
const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && (error.detail ?? USED_UP) === USED_UP;

const isSame = (one: TipQuestion, other: TipQuestion): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Asks for tips, one at a time; an answer that is no longer wanted changes nothing. */
export const createTipDesk = ({ send, show, hasRoom, onTip, onUsedUp, onAsked }: TipDeskParts): TipDesk => {
  let current: AbortController | undefined;
  let known: { readonly question: TipQuestion; readonly view: TipView } | undefined;
  const clear = (): void => {
    current?.abort();
    current = undefined;
    show(NO_TIP);
  };
  const forget = (): void => {
    known = undefined;
    clear();
  };

  const refused = (error: unknown): TipView => {
    if (isUsedUp(error)) return onUsedUp();
    console.warn('A tip could not be fetched.', error);
    return { kind: 'failed' };
  };

  const ask = async (question: TipQuestion): Promise<void> => {
    clear();
    if (known && isSame(known.question, question)) return show(known.view);
    if (question.code.length > CODE_LIMIT) return show({ kind: 'too-long' });
    if (!hasRoom()) return;
    const own = new AbortController();
    current = own;
    show({ kind: 'thinking' });
    let answered: () => TipView;
    try {
      const tip = await send(question, own.signal);
      answered = () => {
        onTip();
        known = { question, view: { kind: 'tip', tip, askedWith: question.code } };
        return known.view;
      };
    } catch (error) {
      answered = () => refused(error);
    }
    // A question that was cancelled may have cost an activation all the same.
    onAsked();
    if (current !== own) return;
    current = undefined;
    show(answered());
  };

  return { ask, clear, forget };
};
