import type { Tip } from '@hopcode/contract/assistant/tip';
import { ApiError, type ErrorDetail } from '@hopcode/contract/errors';
import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { continuesError, notSaid, withAdvice, wordsOnly } from './shown-tip.ts';
import { costsTip } from './tip-ladder.ts';
import type { TipQuestion } from './tip-question.ts';
import { NO_TIP, type TipView } from './tip-view.ts';

export type TipDeskParts = {
  readonly send: (question: TipQuestion, signal: AbortSignal) => Promise<Tip>;
  readonly show: (view: TipView) => void;
  /**
   * Runs a program with the change in a tip, but does not show the run. Resolves to whether the changed program gets
   * further.
   */
  readonly check: (change: string, question: TipQuestion, signal: AbortSignal) => Promise<boolean>;
  /** The text to show when the owl has no more to say about a program. */
  readonly noMore: () => string;
  /** Called for every tip that costs one of today's tips. */
  readonly onTip: () => void;
  /** Called when the server says that no tips are left today. Returns what to show. */
  readonly onUsedUp: () => TipView;
  /** Called after every request, no matter what the answer is, because the counter may have changed. */
  readonly onAsked: () => void;
};

export type TipDesk = {
  /**
   * Asks about a run. Cancels an earlier question, because there is only one at a time. If the question equals the last
   * one that got a tip, that tip appears again and costs nothing. The change in a tip is shown only if the changed
   * program gets further (`check`). If a tip only repeats one of the texts `said`, another text replaces it.
   */
  readonly ask: (question: TipQuestion, said?: readonly string[]) => Promise<void>;
  /** Cancels the question and removes the shown tip. */
  readonly clear: () => void;
  /** Does the same as `clear`, and deletes the stored tip. */
  readonly forget: () => void;
};

const USED_UP: ErrorDetail = 'credits_used_up';

/** Status 403 means that no tips are left (game.md section 8, 'Tips'), unless the server gives another reason. */
const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && (error.detail ?? USED_UP) === USED_UP;

const isSame = (one: TipQuestion, other: TipQuestion): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A tip with its question. `view` is what to show after the program has run with the change in the tip. */
type Known = { readonly question: TipQuestion; readonly tip: Tip; readonly view?: TipView };

/** The changes about the error, if a tip offers two changes. If neither change is about the error, returns both. */
const aboutError = (tips: readonly Tip[], errorLine: number | null): readonly Tip[] => {
  const continuing = tips.filter((tip) => continuesError(tip, errorLine));
  return continuing.length === 0 ? tips : continuing;
};

const viewOf = (tip: Tip, { code, errorLine, shortfall, advice }: TipQuestion): TipView =>
  errorLine !== null && !continuesError(tip, errorLine)
    ? { kind: 'at-error', line: errorLine, askedWith: code }
    : { kind: 'tip', tip: withAdvice(tip, advice), askedWith: code, event: shortfall?.event ?? null };

/** Requests tips, one at a time. The answer to a cancelled question is ignored. */
export const createTipDesk = ({
  send,
  show,
  check,
  noMore,
  onTip,
  onUsedUp,
  onAsked,
}: TipDeskParts): TipDesk => {
  let current: AbortController | undefined;
  let known: Known | undefined;
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

  /** The tip for a question, from the store or from the server. If there is no tip, the view that says why. */
  const tipFor = async (question: TipQuestion, { signal }: AbortController): Promise<Known | TipView> => {
    if (known && isSame(known.question, question)) return known;
    try {
      const tip = await send(question, signal);
      if (costsTip(tip.rung)) onTip();
      // The tip is stored now, because the question may be cancelled during the check although the learner has already
      // paid for the tip.
      if (!signal.aborted) known = { question, tip };
      return { question, tip };
    } catch (error) {
      return signal.aborted ? NO_TIP : refused(error);
    } finally {
      // A cancelled question may still have cost one of today's tips.
      onAsked();
    }
  };

  /** The first tip whose change gets further. A tip from a language model comes before one from the rules. */
  const firstGood = async (
    tip: Tip,
    question: TipQuestion,
    own: AbortController,
  ): Promise<Tip | undefined> => {
    const tips = tip.otherwise === undefined ? [tip] : [tip, tip.otherwise];
    for (const one of aboutError(tips, question.errorLine)) {
      if (one.resulted_code === null) return one;
      if (await check(one.resulted_code, question, own.signal)) return one;
      if (current !== own) return undefined;
    }
    return undefined;
  };

  const ask = async (question: TipQuestion, said: readonly string[] = []): Promise<void> => {
    clear();
    if (known?.view && isSame(known.question, question)) return show(known.view);
    if (question.code.length > CODE_LIMIT) return show({ kind: 'too-long' });
    const own = new AbortController();
    current = own;
    show({ kind: 'thinking' });
    const found = await tipFor(question, own);
    if (current !== own) return;
    if ('kind' in found) {
      current = undefined;
      return show(found);
    }
    const { tip } = found;
    const good = await firstGood(tip, question, own);
    if (current !== own) return;
    current = undefined;
    const view = notSaid(viewOf(good ?? wordsOnly(tip), question), said, [tip.words, noMore()]);
    known = { question, tip, view };
    show(view);
  };

  return { ask, clear, forget };
};
