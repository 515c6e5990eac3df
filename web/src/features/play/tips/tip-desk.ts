import type { Tip } from '@hopcode/contract/assistant/tip';
import { ApiError, type ErrorDetail } from '@hopcode/contract/errors';
import type { TipQuestion } from './tip-question.ts';
import { NO_TIP, type TipView } from './tip-view.ts';

export type TipDeskParts = {
  readonly send: (question: TipQuestion, signal: AbortSignal) => Promise<Tip>;
  readonly show: (view: TipView) => void;
  /** A tip has come: there was an activation for it. */
  readonly onTip: () => void;
  /** The server has said that the activations are used up; answers what is shown of that. */
  readonly onUsedUp: () => TipView;
  /** The server was asked, whatever it has answered: the counter may have changed. */
  readonly onAsked: () => void;
};

export type TipDesk = {
  /** Asks about a run. What was asked before is cancelled: there is one question at a time. */
  readonly ask: (question: TipQuestion) => Promise<void>;
  /** Cancels what is asked and takes away what is shown. */
  readonly clear: () => void;
};

const USED_UP: ErrorDetail = 'credits_used_up';

/** 403 is 'used up' (game.md section 8, 'Tips'), unless the server names another reason. */
const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && (error.detail ?? USED_UP) === USED_UP;

/** Asks for tips, one at a time; an answer that is no longer wanted changes nothing. */
export const createTipDesk = ({ send, show, onTip, onUsedUp, onAsked }: TipDeskParts): TipDesk => {
  let current: AbortController | undefined;
  const clear = (): void => {
    current?.abort();
    current = undefined;
    show(NO_TIP);
  };

  const refused = (error: unknown): TipView => {
    if (isUsedUp(error)) return onUsedUp();
    console.warn('A tip could not be fetched.', error);
    return { kind: 'failed' };
  };

  const ask = async (question: TipQuestion): Promise<void> => {
    clear();
    const own = new AbortController();
    current = own;
    show({ kind: 'thinking' });
    let answered: () => TipView;
    try {
      const tip = await send(question, own.signal);
      answered = () => {
        onTip();
        return { kind: 'tip', tip, askedWith: question.code };
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

  return { ask, clear };
};
