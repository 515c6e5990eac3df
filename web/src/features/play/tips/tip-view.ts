import type { Tip } from '@hopcode/contract/assistant/tip';
import type { Destination } from '../access/policies.ts';

/**
 * The advice for an account without activations: the words are `play:tips.usedUp.<way>` (game.md section 6).
 * `tomorrow`: sign-up or purchase is not available, so there are only the activations of another day.
 */
export type UsedUpWay = 'signup' | 'upgrade' | 'organization' | 'tomorrow';

/** What the assistant shows. */
export type TipView =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking' }
  /** `askedWith` is the program of the tip. */
  | { readonly kind: 'tip'; readonly tip: Tip; readonly askedWith: string }
  | { readonly kind: 'used-up'; readonly way: UsedUpWay }
  | { readonly kind: 'failed' }
  /** The program is longer than the assistant accepts. */
  | { readonly kind: 'too-long' };

export const NO_TIP: TipView = { kind: 'none' };

export type TipBubbleProps = {
  readonly view: TipView;
  /** Whether the program is still the one of the tip, and the tip has a change. */
  readonly canApply: boolean;
  /** The links for a user without activations. */
  readonly ways: readonly Destination[];
  readonly onApply: () => void;
  readonly onClose: () => void;
};

/** Why the switch is locked; the words are `play:tips.locked.<lock>`. */
export type TipLock = 'assistantOff' | 'creator';

/** The tooltip of the switch about today's activations; the words are `play:tips.note.<kind>`. */
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
  /** Undefined while it is unknown, and if nothing is counted. */
  readonly note: TipNote | undefined;
  readonly thinking: boolean;
  readonly onChange: (on: boolean) => void;
};

/** The sign beside the line of a tip. */
export type TipMark = {
  /** Counted from 1. */
  readonly line: number;
  readonly label: string;
  readonly onApply: () => void;
};
