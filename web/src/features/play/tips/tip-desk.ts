import type { Tip } from '@hopcode/contract/assistant/tip';
import { ApiError, type ErrorDetail } from '@hopcode/contract/errors';
import { CODE_LIMIT } from '@hopcode/contract/level/data';
import type { TipQuestion } from './tip-question.ts';
import { NO_TIP, type TipView } from './tip-view.ts';

export type TipDeskParts = {
  readonly send: (question: TipQuestion, signal: AbortSignal) => Promise<Tip>;
  readonly show: (view: TipView) => void;
  /** Whether to ask for a tip: activations may be left. */
  readonly hasRoom: () => boolean;
  /** Called with every tip: there was an activation for it. */
  readonly onTip: () => void;
  /** Called when the server says that the activations are used up; returns what to show. */
  readonly onUsedUp: () => TipView;
  /** Called after every request, whatever the answer: the counter may have changed. */
  readonly onAsked: () => void;
};

export type TipDesk = {
  /**
   * Asks about a run and cancels an earlier question: there is one question at a time. The same question as the last
   * one with a tip gets that tip again, and costs nothing.
   */
  readonly ask: (question: TipQuestion) => Promise<void>;
  /** Cancels the question and removes the shown tip. */
  readonly clear: () => void;
  /** Does the same, and deletes the stored tip. */
  readonly forget: () => void;
};

const USED_UP: ErrorDetail = 'credits_used_up';

/** 403 means 'used up' (game.md section 8, 'Tips'), unless the server gives another reason. */
const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && (error.detail ?? USED_UP) === USED_UP;

const isSame = (one: TipQuestion, other: TipQuestion): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Asks for tips, one at a time; the answer to a cancelled question changes nothing. */
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
    // A cancelled question may still have cost an activation.
    onAsked();
    if (current !== own) return;
    current = undefined;
    show(answered());
  };

  return { ask, clear, forget };
};
