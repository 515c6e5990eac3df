import type { Token } from './tokens.ts';

/** A background colour, or several colours on top of each other. The topmost comes first. */
export type Ground = Token | readonly [over: Token, below: Token];

/** Text colours, each with all backgrounds that it is used on. */
export type Pairs = Partial<Record<Token, readonly Ground[]>>;

const GROUNDS = ['paper', 'card', 'sand'] as const;
const CODE_GROUNDS: readonly Ground[] = [
  'code-ground',
  ['code-active', 'code-ground'],
  ['code-executing', 'code-ground'],
  ['code-failed', 'code-ground'],
];

/** The contrast must be at least 4.5:1 in both colour schemes (WCAG 2.2, 1.4.3). */
export const TEXT_PAIRS: Pairs = {
  ink: [...GROUNDS, 'paper-dots'],
  soft: GROUNDS,
  'meadow-text': GROUNDS,
  'berry-text': [...GROUNDS, 'berry-pale'],
  'done-text': ['meadow-pale'],
  'tooltip-text': ['tooltip'],
  'sun-ink': ['sun', 'sun-light'],
  'sign-text': ['sign'],
  'sign-far-text': ['sign-far'],
  'fixed-ink': ['fixed-paper'],
  'fixed-paper': ['fixed-ink'],
  white: ['meadow', 'fixed-ink', 'pond-button'],
  cream: ['pond', 'code-ground', 'code-strip', 'code-button', 'code-button-hover', 'code-button-active'],
  sun: ['code-button', 'pond-deep', 'code-strip'],
  'pond-text': ['pond-deep'],
  'print-ink': ['print-paper'],
  'print-soft': ['print-paper'],
  'code-text': [...CODE_GROUNDS, 'code-strip', 'code-selection', ['code-bracket', 'code-ground']],
  'code-line-number': [...CODE_GROUNDS, 'code-strip'],
  'code-listing-number': ['code-ground'],
  'code-change-number': ['code-ground'],
  'code-quiet': ['code-strip', 'code-current'],
  'code-comment': CODE_GROUNDS,
  'code-keyword': CODE_GROUNDS,
  'code-name': CODE_GROUNDS,
  'code-string': CODE_GROUNDS,
  'code-number': CODE_GROUNDS,
  'code-type': CODE_GROUNDS,
  'code-error': ['code-ground', 'code-strip'],
  'code-ground': ['sun'],
};

/**
 * Focus rings, borders of controls, and icons without words. Their contrast must be at least 3:1 in both colour schemes
 * (WCAG 2.2, 1.4.11).
 */
export const SIGN_PAIRS: Pairs = {
  focus: [...GROUNDS, 'paper-dots'],
  // The focus ring on the dark strips, which are the same in both colour schemes.
  sun: ['code-ground', 'code-strip', 'code-button', 'code-deep', 'pond-deep'],
  'sun-ink': ['sun'],
  border: ['paper', 'card'],
  'star-line': ['paper', 'card'],
  'meadow-text': GROUNDS,
  'pond-line': ['pond-deep', 'pond-button'],
  'code-error': ['code-ground'],
  berry: ['fixed-paper'],
  'code-track-line': ['code-strip', 'code-ground'],
  'switch-on': ['code-strip', 'code-ground'],
  knob: ['code-track', 'knob-ring'],
  'print-line': ['print-paper'],
};
