import type { Tip } from '@hopcode/contract/assistant/tip';
import type { Destination } from '../access/policies.ts';

/**
 * The advice when no tips are left today. Its words are `play:tips.usedUp.<way>` (game.md section 6). `tomorrow` means
 * that neither sign-up nor a purchase is possible, so the learner must wait for the next day's tips.
 */
export type UsedUpWay = 'signup' | 'upgrade' | 'organization' | 'tomorrow';

/** What the assistant shows. */
export type TipView =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  /** `askedWith` is the program that the tip is about. `event` is the event at which the run went wrong, if known. */
  | { readonly kind: 'tip'; readonly tip: Tip; readonly askedWith: string; readonly event: number | null }
  /**
   * The tip was about a different line from the error that the page shows for the same run, so only the line of the
   * error is shown.
   */
  | { readonly kind: 'at-error'; readonly line: number; readonly askedWith: string }
  | { readonly kind: 'used-up'; readonly way: UsedUpWay }
  | { readonly kind: 'failed' }
  /** The program is longer than the assistant accepts. */
  | { readonly kind: 'too-long' };

export const NO_TIP: TipView = { kind: 'none' };

/**
 * What the main button of a tip does. `apply` replaces the program and moves the cursor to a line. `show` goes to a
 * step of the run. `book` opens the Code book at a command. `go` moves the cursor to a line.
 */
export type TipAction =
  | { readonly kind: 'apply'; readonly code: string; readonly line: number }
  | { readonly kind: 'show'; readonly step: number }
  | { readonly kind: 'book'; readonly command: string }
  | { readonly kind: 'go'; readonly line: number };

export type TipBubbleProps = {
  readonly view: TipView;
  /** The element for the tip in the card of the result. If null, the tip is in a bubble under the program. */
  readonly place: HTMLElement | null;
  /** The main button; undefined if there is none. */
  readonly action: TipAction | undefined;
  /** Whether the bubble takes the focus. A bubble takes the focus if the learner asked for its tip. */
  readonly takesFocus: boolean;
  /** The links for a learner without any tips left. */
  readonly ways: readonly Destination[];
  readonly onAction: (action: TipAction) => void;
  readonly onClose: () => void;
};

/** Why the switch is locked. Its words are `play:tips.locked.<lock>`. */
export type TipLock = 'assistantOff' | 'creator';

/** What the tooltip of the switch says about today's tips. Its words are `play:tips.note.<kind>`. */
export type TipNote = {
  readonly kind: 'unlimited' | 'logInForMore' | 'subscribe' | 'available';
  readonly used: number;
  /** Undefined if there is no limit. */
  readonly limit: number | undefined;
  readonly left: number;
};

export type TipSwitchProps = {
  readonly on: boolean;
  readonly locked: TipLock | undefined;
  /** Undefined while unknown, or if tips are not counted. */
  readonly note: TipNote | undefined;
  readonly thinking: boolean;
  readonly onChange: (on: boolean) => void;
};

export type AskOwlProps = {
  /** How many tips are left today, if the next tip uses one of them; undefined if it is free. */
  readonly left: number | undefined;
  readonly thinking: boolean;
  readonly onAsk: () => void;
};

/** The sign beside the line that a tip is about. */
export type TipMark = {
  /** Counted from 1. */
  readonly line: number;
  readonly label: string;
  readonly onApply: () => void;
};
